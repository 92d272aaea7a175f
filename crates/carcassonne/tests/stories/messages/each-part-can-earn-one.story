# Messages with the builder, p. 16: a message in each of the two parts.
with      messages builder
players   red blue
track     red 12
women     red 21
board     W^ . W^
          .  . .
          W^ . W^
figures   red meeple A1 road E
          red builder A1 road E
          red meeple A3 road E
play      red tile U> B1
          red pass
          red move 3
          chance message 7
          red points
          red move 2
          red again
          red tile U> B3
          red pass
          red move 3
          chance message 6
          red points
          red move 2 woman
expect    red counter 20
          red woman 23
          messages 7 6
