# Mage & Witch with Cathedrals, p. 19: at the end one point a tile, nothing for coats of arms.
with      magic inns
players   red blue
board     EKa^ F^
mage      A1 city N
figures   red meeple A1 city N
bag       empty
expect    red 2
