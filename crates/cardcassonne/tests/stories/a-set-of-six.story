# Sixteen points: two more for each beyond five.
players   red blue
round     1
animals   red green 5 0
rows      field green-animal
followers blue monastery 0
play      red claim field
expect    red 16
