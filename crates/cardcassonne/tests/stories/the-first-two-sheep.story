# Two animals of a kind: 6. They stay.
players   red blue
round     1
rows      field green-animal green-animal
followers blue monastery 0
play      red claim field
expect    red 6
          red animals green 2
          gone none
