# An open city at the end: each tile and each pennant once.
players   red blue
board     E> F^ G^
figures   blue meeple A1 city E
bag       empty
expect    blue 4
