# Inns & Cathedrals, p. 10.
with      inns
players   red blue
board     W^ EB^ EA^
          .  .   U^
          .  .   .
figures   red meeple A1 road E
play      red tile Av C3
          red pass
expect    red 10
