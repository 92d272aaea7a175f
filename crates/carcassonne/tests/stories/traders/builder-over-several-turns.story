# The builder, p. 12, example over several turns: traveller; builder; the tile that finishes the road
# and a knight in the city, road scored, both home; then the second tile with the builder beside the
# knight. There is no further tile.
with      builder
players   red blue
board     .
          W^
play      red tile U> B2
          red meeple road E
          blue tile B^ A1
          blue pass
          red tile U> C2
          red builder road E
          blue tile B^ B1
          blue pass
          red tile L^ D2
          red meeple city N
expect    red 4
          red holds 1 builder
play      red again
          red tile G> D1
          red builder city S
expect    red builder on D1 city N
          turn chance
play      blue tile B^ C1
expect    turn blue
