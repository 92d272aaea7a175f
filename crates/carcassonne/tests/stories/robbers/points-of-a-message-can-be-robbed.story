# Robbers with Messages: the two points of a message are an ordinary amount.
with      robbers messages
players   red blue
track     red 12 blue 1
women     red 30 blue 1
robbers   blue 30
board     W^ . W^
figures   red meeple A1 road E
play      red tile U> B1
          red pass
          red move 3
          chance message 7
          red points
          red move 2 woman
expect    red woman 32
          blue 3
          blue robber home
