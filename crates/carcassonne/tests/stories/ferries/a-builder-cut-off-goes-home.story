# Ferries with the builder: his meeple is on the other side of the ferry that is turned away.
with      ferries builder
players   red blue
board     U> FaehrD^ U> .
ferries   B1 E W
figures   red meeple A1 road E
          red builder C1 road W
play      red tile U> D1
          red pass
          red turn B1 S W
expect    red holds 1 builder
          red meeple on A1 road E
