# The end, p. 7: who passes the space 50 keeps counting.
players   red blue
track     red 48 blue 99
board     W^ U> .
figures   red meeple A1 road E
play      red tile W^ C1
          red pass
expect    red 51
          blue 99
