# Inns & Cathedrals, p. 10: five tiles, two points each.
with      inns
players   red blue
board     W^ EB^ U> U> .
figures   red meeple A1 road E
play      red tile W^ E1
          red pass
expect    red 10
