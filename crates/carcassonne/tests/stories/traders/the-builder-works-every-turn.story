# The builder, p. 12: the road stays open and is extended in two turns; each time a second tile.
with      builder
players   red blue
board     .  .  .  .
          W^ U> .  .
figures   red meeple A2 road E
          red builder B2 road E
play      red tile U> C2
          red pass
          red again
          red tile B^ A1
          red pass
          blue tile B^ B1
          blue pass
          red tile U> D2
          red pass
offers    red: again | pass
