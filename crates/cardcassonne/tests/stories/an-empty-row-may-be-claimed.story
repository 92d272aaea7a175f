# Somebody may have to.
players   red blue
round     1
rows      city blue-3
followers blue city 1
play      red claim city
expect    red 0
          blue 3
          round 2
