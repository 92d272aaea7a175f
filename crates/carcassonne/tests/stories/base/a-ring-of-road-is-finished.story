# Roads, p. 4: a road that ends in itself is closed.
players   red blue
board     V< V^
          Vv .
figures   red meeple A1 road E
play      red tile V> B2
          red pass
expect    red 4
