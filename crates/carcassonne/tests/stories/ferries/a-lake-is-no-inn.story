# Ferries with Inns, p. 17: three tiles, three points.
with      ferries inns
players   red blue
board     W^ FaehrD^ .
ferries   B1 E W
figures   red meeple A1 road E
play      red tile W^ C1
          red pass
          red pass
expect    red 3
