# Blue's tile closes red's road.
players   red blue
turn      blue
board     W^ U> .
figures   red meeple A1 road E
play      blue tile L +2,0 ^
          blue pass
expect    red 3
          blue 0
