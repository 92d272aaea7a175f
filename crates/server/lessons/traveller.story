# A meeple on the tile just laid.
players   red blue
board     D^
play      red tile W +1,0 ^
          red meeple road E
expect    red meeple on B1 road E
