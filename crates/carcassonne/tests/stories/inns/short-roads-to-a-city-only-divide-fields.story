# New tiles, p. 11: nobody stands on them; the village ends the roads on both sides.
with      inn-tiles
players   red blue
board     W^ .
play      red tile EI^ B1
refused   red meeple road N
offers    red: meeple road E | meeple road W | meeple city N | meeple city S | meeple field ENE | meeple field ESE | meeple field WSW | meeple field WNW | pass
expect    parts B1 field 4
