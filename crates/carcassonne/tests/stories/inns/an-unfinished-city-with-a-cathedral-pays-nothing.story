# Inns & Cathedrals, p. 10.
with      inns
players   red blue
board     E> EKa^ F^
figures   red meeple A1 city E
bag       empty
expect    red 0
