# Mage & Witch, p. 19, final count: an open road of three tiles.
with      magic
players   red blue
board     U> U> U>
witch     A1 road E
figures   red meeple A1 road E
bag       empty
expect    red 2
