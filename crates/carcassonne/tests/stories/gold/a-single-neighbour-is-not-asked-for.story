# Goldmines: with one neighbour there is nothing to choose.
with      gold
players   red blue
board     B^ .
play      red tile GoldH^ B1
expect    bars A1 1
          bars B1 1
