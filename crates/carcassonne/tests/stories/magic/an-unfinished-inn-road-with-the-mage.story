# Mage & Witch with Inns, p. 19: at the end one point a tile.
with      magic inns
players   red blue
board     EB^ U> U>
mage      A1 road E
figures   red meeple A1 road E
bag       empty
expect    red 3
