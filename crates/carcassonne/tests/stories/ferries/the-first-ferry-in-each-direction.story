# Ferries, p. 17: the tile extends two roads with a ferry each. Each may be turned once.
with      ferries
players   red blue
board     FaehrD^ . FaehrE^
ferries   A1 E W
          C1 E W
play      red tile W^ B1
          red pass
offers    red: turn A1 E S | turn A1 S W | turn C1 E S | turn C1 S W | pass
play      red turn A1 S W
offers    red: turn C1 E S | turn C1 S W | pass
play      red turn C1 E S
expect    turn chance
