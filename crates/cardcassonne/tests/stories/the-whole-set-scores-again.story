# Two more sheep and a joker make five: 14 more.
players   red blue
round     1
track     red 6
animals   red green 2 0
rows      field green-animal green-animal animal-joker
followers blue monastery 0
play      red claim field
expect    red 20
          red animals green 5
          red loose 0
