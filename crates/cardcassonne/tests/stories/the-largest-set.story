# Nine cards and four jokers: 30 points.
players   red blue
round     1
animals   red green 8 4
rows      field green-animal
followers blue monastery 0
play      red claim field
expect    red 30
          red animals green 13
