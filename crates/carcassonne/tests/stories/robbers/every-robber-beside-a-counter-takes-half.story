# Robbers, p. 20, first example: blue gets four; red and green two each, and their robbers go home.
with      robbers
players   red blue yellow green
turn      blue
track     blue 7
robbers   red 7 green 7
board     W^ U> . W^
figures   blue meeple A1 road E
play      blue tile U> C1
          blue pass
expect    blue 11
          red 2
          green 2
          red robber home
          green robber home
