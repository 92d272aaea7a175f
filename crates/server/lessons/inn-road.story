# Five tiles and an inn.
with      inns
players   red blue
board     W^ EB^ U> U> .
figures   red meeple A1 road E
play      red tile W +4,0 ^
          red pass
expect    red 10
