# Two jokers may go to two kinds.
players   red blue
round     1
rows      field green-animal blue/red-animal animal-joker animal-joker
followers blue monastery 0
play      red claim field
play      red keep red-animal
          red assign green
offers    red: assign red | assign green
play      red assign red
expect    red 12
          red animals green 2
          red animals red 2
