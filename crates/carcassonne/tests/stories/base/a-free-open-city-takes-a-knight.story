# Cities, p. 5: an open city without a knight is extended and takes one.
players   red blue
board     .
          E^
play      red tile N> A1
offers    red: meeple city E | meeple field NNW | pass
play      red meeple city E
expect    red meeple on A1 city S
