# Goldmines, the scoring tile: the bands begin at four and seven.
with      gold
players   red blue
gold      red 4 blue 9
bag       empty
expect    red 8
          blue 27
