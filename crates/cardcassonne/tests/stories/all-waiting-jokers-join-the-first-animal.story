# One animal and two jokers are a set of three: 9.
players   red blue
round     1
track     red 6
loose     red 2
rows      field green-animal
followers blue monastery 0
play      red claim field
expect    red 15
          red loose 0
          red animals green 3
