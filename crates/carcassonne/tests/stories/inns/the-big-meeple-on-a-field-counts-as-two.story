# The big meeple, p. 11: three finished cities for red.
with      big-meeple
players   red blue
board     Ev Ev Ev
          E^ E^ E^
figures   red big-meeple A1 field NNW
          blue meeple B1 field NNW
bag       empty
expect    red 9
          blue 0
