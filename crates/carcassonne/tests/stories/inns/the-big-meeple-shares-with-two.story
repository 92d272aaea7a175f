# The big meeple, p. 11: strength two against two; both score twelve.
with      big-meeple
players   red blue
turn      blue
board     .  .  Ev .
          E> G^ Q^ .
figures   red big-meeple A2 city E
          blue meeple C1 city S
          blue meeple B2 city E
play      blue tile E< D2
          blue pass
expect    red 12
          blue 12
