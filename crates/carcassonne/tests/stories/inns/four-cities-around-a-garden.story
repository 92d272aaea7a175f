# New tiles, p. 11: four separate parts of cities, a garden on the field in the middle.
with      inns abbot
players   red blue
board     Ev
play      red tile EH^ A2
offers    red: meeple city N | meeple city E | meeple city S | meeple city W | meeple field inside | big-meeple city N | big-meeple city E | big-meeple city S | big-meeple city W | big-meeple field inside | abbot garden | pass
expect    parts A2 city 4
          parts A2 field 1
