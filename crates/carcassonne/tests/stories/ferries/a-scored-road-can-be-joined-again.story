# Ferries: the road of two tiles at the empty pier was finished; later a ferry joins it to an open one
# and its tiles count again.
with      ferries
players   red blue
board     W^ FaehrD^ . .
ferries   B1 E S
play      red tile U> C1
          red meeple road E
          red turn B1 E W
          blue tile W^ D1
          blue pass
          blue pass
expect    red 4
