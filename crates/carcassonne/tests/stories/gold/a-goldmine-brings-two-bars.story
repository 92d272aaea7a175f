# Goldmines, p. 18: a bar on the tile, and one on a neighbour, here across the corner.
with      gold
players   red blue
board     B^ B^
          B^ .
play      red tile GoldH^ B2
offers    red: gold A1 | gold B1 | gold A2
play      red gold A1
expect    bars B2 1
          bars A1 1
          bars B1 0
          turn red
