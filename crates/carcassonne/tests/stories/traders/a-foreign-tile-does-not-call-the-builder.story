# The builder, p. 12: only his owner's tiles count.
with      builder
players   red blue
turn      blue
board     W^ U> .
figures   red meeple A1 road E
          red builder B1 road E
play      blue tile U> C1
          blue pass
expect    turn chance
play      red tile U> D1
          red pass
offers    red: again | pass
