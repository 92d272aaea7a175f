# Twenty-six points: nine cards and two jokers.
players   red blue
round     1
animals   red green 8 2
rows      field green-animal
followers blue monastery 0
play      red claim field
expect    red 26
          red animals green 11
