# Robbers, p. 20: red's own robber stands beside red's own counter, and blue's as well.
with      robbers
players   red blue
track     red 7 blue 7
robbers   red 7
board     W^ U> . W^
figures   red meeple A1 road E
play      red tile U> C1
          red pass
expect    red 11
          red robber on 7
