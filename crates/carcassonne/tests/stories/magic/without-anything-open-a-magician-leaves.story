# Mage & Witch, p. 19: the tile with the sign finishes the last open cities. The mage leaves before
# they are counted.
with      magic
players   red blue
board     E> . E<
mage      A1 city E
figures   red meeple A1 city E
play      red tile MaHeD^ B1
expect    mage off
play      red pass
expect    red 4
