# Twenty-eight points: nine cards and three jokers.
players   red blue
round     1
animals   red green 8 3
rows      field green-animal
followers blue monastery 0
play      red claim field
expect    red 28
          red animals green 12
