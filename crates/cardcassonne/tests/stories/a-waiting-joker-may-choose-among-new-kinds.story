# Sheep came, and a donkey face down; both kinds grew, so both score: 6 and 3.
players   red blue
round     1
track     red 3
loose     red 1
rows      field green-animal blue/red-animal
followers blue monastery 0
play      red claim field
          red keep red-animal
offers    red: assign red | assign green
play      red assign red
expect    red 12
          red loose 0
          red animals red 2
          red animals green 1
