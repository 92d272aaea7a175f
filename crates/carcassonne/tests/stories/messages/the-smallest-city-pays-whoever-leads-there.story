# Messages, p. 16: red's smallest city has two tiles and a coat of arms and is led by blue. Red is
# paid, blue is not, the knight stays.
with      messages
players   red blue
track     red 12
board     W^ .  W^
          .  .  .
          .  F^ G^
figures   red meeple A1 road E
          red meeple B3 city E
          blue meeple C3 city W
          blue meeple C3 city W
play      red tile U> B1
          red pass
          red move 3
          chance message 1
offers    red: message | points
play      red message
          red move 3 woman
expect    red woman 3
          blue 0
          red meeple on B3 city E
          messages 1
