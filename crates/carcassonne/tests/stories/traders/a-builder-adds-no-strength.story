# The builder, p. 13: one traveller each, and red's builder does not count.
with      builder
players   red blue
board     W^ U> U> .
figures   red meeple A1 road E
          red builder B1 road E
          blue meeple C1 road E
turn      blue
play      blue tile W^ D1
          blue pass
expect    red 4
          blue 4
          red holds 1 builder
