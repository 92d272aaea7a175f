# To one that just came, or to one that was there.
players   red blue
round     1
animals   red blue 1 0
rows      field green-animal animal-joker
followers blue monastery 0
play      red claim field
offers    red: assign green | assign blue
refused   red assign red
play      red assign blue
expect    red 9
          red animals green 1
          red animals blue 2
          red animals red 0
