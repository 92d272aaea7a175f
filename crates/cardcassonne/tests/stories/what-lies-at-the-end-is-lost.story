# It leaves the game and scores nothing.
players   red blue
round     10
rows      city blue-3 blue-3 dragon
followers red field 0
followers blue field 0
expect    red 0
          blue 0
          row city none
          gone 2 blue-3 1 dragon
          turn over
