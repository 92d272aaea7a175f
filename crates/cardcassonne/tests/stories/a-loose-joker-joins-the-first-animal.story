# It must. The set of two scores 6; the earlier three points stay.
players   red blue
round     1
track     red 3
loose     red 1
rows      field green-animal
followers blue monastery 0
play      red claim field
expect    red 9
          red loose 0
          red animals green 2
