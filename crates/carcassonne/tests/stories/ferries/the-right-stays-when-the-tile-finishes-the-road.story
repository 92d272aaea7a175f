# Ferries: the tile finishes the road, and the ferry may still be turned before it is counted.
with      ferries
players   red blue
board     W^ FaehrD^ .
ferries   B1 E W
figures   blue meeple A1 road E
play      red tile W^ C1
          red meeple road E
          red turn B1 S W
expect    blue 0
          joined A1 road E B1 road S
