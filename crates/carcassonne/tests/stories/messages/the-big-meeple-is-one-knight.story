# Messages with the big meeple, p. 16: three knights, six points.
with      messages big-meeple
players   red blue
track     red 12
board     W^ .  W^
          .  .  .
          .  F^ F^
figures   red meeple A1 road E
          red meeple B3 city E
          red meeple C3 city W
          red big-meeple C3 city W
play      red tile U> B1
          red pass
          red move 3
          chance message 6
          red message
          red move 6 woman
expect    red woman 6
