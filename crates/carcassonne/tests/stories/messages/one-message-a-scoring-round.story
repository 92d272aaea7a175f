# Messages, p. 16: both counters land on dark spaces; there is one message.
with      messages
players   red blue
track     red 12
women     red 10
board     W^ U> . U> U> U> W^
figures   red meeple A1 road E
          red meeple G1 road W
play      red tile W^ C1
          red pass
          red move 5 woman
          red move 3
          chance message 7
          red points
expect    red counter 17
          red woman 15
          messages 7
play      chance draw V
