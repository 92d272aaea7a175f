# Messages, p. 16: number 8 where red leads: what the city would bring at the end.
with      messages
players   red blue
track     red 12
board     W^ .  W^
          .  .  .
          .  F^ G^
figures   red meeple A1 road E
          red meeple B3 city E
          blue meeple C3 city W
play      red tile U> B1
          red pass
          red move 3
          chance message 8
offers    red: score meeple B3 city E | points
play      red score meeple B3 city E
          red move 3 woman
expect    red woman 3
          red holds 7 meeple
          blue 0
          blue meeple on C3 city W
