# Mage & Witch with Inns: half of nothing.
with      magic inns
players   red blue
board     EB^ U> U>
witch     A1 road E
figures   red meeple A1 road E
bag       empty
expect    red 0
