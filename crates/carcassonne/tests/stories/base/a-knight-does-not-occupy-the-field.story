# Fields, p. 8: the field runs along the road to the city of red's knight; no farmer lies on it.
players   red blue
board     D^
figures   red meeple A1 city N
play      red tile U> B1
          red meeple field NNW
expect    red meeple on B1 field NNW
