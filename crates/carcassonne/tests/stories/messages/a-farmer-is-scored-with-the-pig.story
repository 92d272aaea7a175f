# Messages with the pig: number 8 on a field; the pig goes home with the last farmer.
with      messages pig
players   red blue
track     red 12
board     W^ .  W^
          .  .  .
          .  Ev .
          .  E^ .
figures   red meeple A1 road E
          red meeple B3 field NNW
          red pig B3 field NNW
play      red tile U> B1
          red pass
          red move 3
          chance message 8
          red score meeple B3 field NNW
          red move 4 woman
expect    red woman 4
          red holds 1 pig
