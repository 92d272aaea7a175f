# Robbers: the space is what counts, not the lap.
with      robbers
players   red blue
track     red 57
robbers   blue 7
board     W^ U> . W^
figures   red meeple A1 road E
play      red tile U> C1
          red pass
expect    red 61
          blue 2
