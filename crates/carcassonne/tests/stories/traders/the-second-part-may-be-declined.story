# The builder, p. 12: the player may take it.
with      builder
players   red blue
board     W^ U> .
figures   red meeple A1 road E
          red builder B1 road E
play      red tile U> C1
          red pass
          red pass
          blue tile U> D1
expect    turn blue
