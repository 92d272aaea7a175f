# The builder, p. 12: he works from the next tile on.
with      builder
players   red blue
board     W^ .
figures   red meeple A1 road E
play      red tile U> B1
          red builder road E
expect    turn chance
play      blue tile U> C1
expect    turn blue
