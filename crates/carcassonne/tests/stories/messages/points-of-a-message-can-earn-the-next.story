# Messages, p. 16: the two points lead to a dark space again.
with      messages
players   red blue
track     red 12
women     red 23
board     W^ . W^
figures   red meeple A1 road E
play      red tile U> B1
          red pass
          red move 3
          chance message 7
          red points
          red move 2 woman
          chance message 6
          red points
          red move 2
expect    red counter 17
          red woman 25
          messages 7 6
play      chance draw V
