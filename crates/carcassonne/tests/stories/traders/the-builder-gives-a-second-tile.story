# The builder, p. 12: the road with the builder is extended; after the normal part another tile is
# drawn and laid, and a meeple placed.
with      traders
players   red blue
board     .  .  .
          W^ U> .
figures   red meeple A2 road E
          red builder B2 road E
play      red tile U> C2
          red pass
offers    red: again | pass
play      red again
          red tile B^ A1
          red meeple monastery
expect    turn chance
play      blue tile B^ B1
expect    turn blue
