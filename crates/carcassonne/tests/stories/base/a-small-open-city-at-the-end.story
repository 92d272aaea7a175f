# The end, p. 7: two tiles and a pennant.
players   red blue
board     F^ G^
figures   blue meeple A1 city E
bag       empty
expect    blue 3
