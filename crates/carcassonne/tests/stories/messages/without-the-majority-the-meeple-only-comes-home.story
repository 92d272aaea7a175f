# Messages, p. 16: number 8 where blue leads.
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
          chance message 8
          red score meeple B3 city E
expect    red 15
          red holds 7 meeple
          turn chance
play      chance draw V
