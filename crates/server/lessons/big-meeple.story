# Strength two against one.
with      inns
players   red blue
board     .  Ev .
          E> R^ .
figures   red big-meeple A2 city E
          blue meeple B1 city S
play      red tile E +2,+1 <
          red pass
expect    red 8
          blue 0
