# Red's meeple closes the tower.
with      tower
players   red blue
board     E^ TuA^ .
towers    B1 2
figures   red meeple A1 city N
play      red tile U +2,0 ^
          red guard meeple +1,0
expect    red meeple on B1 tower
