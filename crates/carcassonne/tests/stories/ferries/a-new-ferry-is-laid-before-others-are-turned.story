# Ferries, p. 17: figure, new ferry, then the old one may be turned; the new one not.
with      ferries
players   red blue
board     FaehrD^ .
ferries   A1 E W
play      red tile FaehrE^ B1
          red meeple road E
          red ferry E S
offers    red: turn A1 E S | turn A1 S W | pass
