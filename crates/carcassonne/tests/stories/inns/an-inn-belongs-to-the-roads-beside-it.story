# New tiles, p. 11: a crossing without a village ends three roads; the inn counts for left and right,
# not for the road below.
with      inn-tiles
players   red blue yellow
board     W^ .  W^
          .  Av .
figures   red meeple A1 road E
          blue meeple C1 road W
          yellow meeple B2 road N
play      red tile EC^ B1
          red pass
expect    red 4
          blue 4
          yellow 2
