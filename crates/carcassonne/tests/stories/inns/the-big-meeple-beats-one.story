# The big meeple, p. 11: strength two against one.
with      big-meeple
players   red blue
board     .  Ev .
          E> R^ .
figures   red big-meeple A2 city E
          blue meeple B1 city S
play      red tile E< C2
          red pass
expect    red 8
          blue 0
