# The tile finishes the road and the builder goes home; the second part is still owed.
with      builder
players   red blue
board     W^ U> .
figures   red meeple A1 road E
          red builder B1 road E
play      red tile W^ C1
          red pass
expect    red 3
          red holds 1 builder
offers    red: again | pass
