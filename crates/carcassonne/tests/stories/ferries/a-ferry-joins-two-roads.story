# Ferries, p. 17, first example: red puts a traveller on a free end and lays the ferry to blue's road.
with      ferries
players   red blue
board     U> .
figures   blue meeple A1 road E
play      red tile FaehrD^ B1
refused   red meeple road W
play      red meeple road E
offers    red: ferry E S | ferry E W | ferry S W
play      red ferry E W
expect    joined A1 road E B1 road E
          apart A1 road E B1 road S
          ferry B1 E W
          turn chance
