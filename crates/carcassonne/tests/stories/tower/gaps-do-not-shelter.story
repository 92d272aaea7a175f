# The Tower: no tile lies between, and the meeple two cells away is in reach all the same.
with      tower
players   red blue
board     TuB^ . B^
          B^   . .
towers    A1 1
figures   blue meeple C1 monastery
play      red tile E^ B2
          red tower A1
          red capture blue meeple C1 monastery
expect    red prisoners blue meeple
