# Messages with the big meeple, p. 16: one farmer is worth the same as the seal; nothing is asked.
with      messages big-meeple
players   red blue
track     red 12
board     W^ .  W^
          .  .  .
          .  B^ .
figures   red meeple A1 road E
          red big-meeple B3 field NNW
play      red tile U> B1
          red pass
          red move 3
          chance message 7
offers    red: move 2 | move 2 woman
