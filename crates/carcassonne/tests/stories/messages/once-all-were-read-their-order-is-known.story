# Messages, p. 16: used ones lie under the stack, so the ninth is the first again and no chance.
with      messages
players   red blue
track     red 12
messages  7 1 2 3 4 5 6 8
board     W^ . W^
figures   red meeple A1 road E
play      red tile U> B1
          red pass
          red move 3
          red points
          red move 2
expect    messages 1 2 3 4 5 6 8 7
          red counter 17
