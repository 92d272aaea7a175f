# Messages with the Abbot: recall and road are one round, the recall first; one message at most.
with      messages abbot
players   red blue
track     red 10
women     red 12
board     W^ . W^
          .  . .
          .  . B^
figures   red meeple A1 road E
          red abbot C3 monastery
play      red tile U> B1
          red recall abbot
offers    red: move 1 | move 1 woman
play      red move 1
          red move 3 woman
expect    red counter 11
          red woman 15
play      chance message 7
