# Messages, p. 16: red lands on 15 in its own turn and turns up a message. Red has no knights and takes the
# two points instead.
with      messages
players   red blue
track     red 12
board     W^ . W^
figures   red meeple A1 road E
play      red tile U> B1
          red pass
offers    red: move 3 | move 3 woman
play      red move 3
          chance message 6
offers    red: points | message
play      red points
offers    red: move 2 | move 2 woman
play      red move 2 woman
expect    red counter 15
          red woman 2
          red 17
          messages 6
play      chance draw V
