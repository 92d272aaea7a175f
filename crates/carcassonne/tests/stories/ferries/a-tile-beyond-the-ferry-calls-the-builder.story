# Ferries with the builder: the road that the tile extends reaches him across a ferry.
with      ferries builder
players   red blue
board     U> FaehrD^ .
ferries   B1 E W
figures   red meeple A1 road E
          red builder A1 road E
play      red tile U> C1
          red pass
          red pass
offers    red: again | pass
