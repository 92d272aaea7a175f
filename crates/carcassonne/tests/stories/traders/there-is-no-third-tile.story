# The builder, p. 12: the second tile extends the road again, and nothing follows.
with      builder
players   red blue
board     W^ U> .  .
figures   red meeple A1 road E
          red builder B1 road E
play      red tile U> C1
          red pass
          red again
          red tile U> D1
          red pass
expect    turn chance
play      blue tile U> E1
expect    turn blue
