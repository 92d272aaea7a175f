# New tiles, p. 11: the monastery closes the roads on both sides.
with      inns
players   red blue
board     W^ .
figures   red meeple A1 road E
play      red tile ED^ B1
          red pass
expect    red 2
          parts B1 road 2
          parts B1 field 2
