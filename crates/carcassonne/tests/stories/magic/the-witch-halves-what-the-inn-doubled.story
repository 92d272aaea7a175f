# Mage & Witch with Inns, p. 19: five tiles, ten points, five are left.
with      magic inns
players   red blue
board     W^ EB^ U> . W^
witch     A1 road E
figures   red meeple A1 road E
play      red tile U> D1
          red pass
expect    red 5
