# Goldmines, p. 18: red and blue share a road with three bars: red, blue, red.
with      gold
players   red blue
board     W^ U> . W^
figures   red meeple A1 road E
          blue meeple D1 road W
bars      A1 1 B1 1 D1 1
play      red tile U> C1
          red pass
expect    red 4
          blue 4
          red gold 2
          blue gold 1
