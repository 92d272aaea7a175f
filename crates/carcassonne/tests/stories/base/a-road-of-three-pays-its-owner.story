# Roads, p. 4: blue's tile closes red's road of three tiles. Red scores and takes the meeple back,
# blue's knight in an open city stays.
players   red blue
turn      blue
board     W^ U> .
figures   red meeple A1 road E
play      blue tile L^ C1
          blue meeple city N
expect    red 3
          blue 0
          red holds 7 meeple
          blue meeple on C1 city N
