# Goldmines, p. 18: gold that lies on an unfinished city at the end is nobody's.
with      gold
players   red blue
board     E^
figures   red meeple A1 city N
bars      A1 2
bag       empty
expect    red 1
          red gold 0
          bars A1 0
