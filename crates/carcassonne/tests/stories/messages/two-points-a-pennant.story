# Messages, p. 16: every coat of arms in cities with an own knight, each once.
with      messages
players   red blue
track     red 12
board     W^ .  W^
          .  .  .
          .  F^ F^
figures   red meeple A1 road E
          red meeple B3 city E
          red meeple C3 city W
          blue meeple C3 city W
play      red tile U> B1
          red pass
          red move 3
          chance message 5
          red message
          red move 4 woman
expect    red woman 4
