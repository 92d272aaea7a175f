# Monasteries, p. 5: the eighth neighbour finishes it.
players   red blue
board     B^ B^ B^
          B^ B^ B^
          B^ B^ .
figures   red meeple B2 monastery
play      red tile Ev C3
          red pass
expect    red 9
          red holds 7 meeple
