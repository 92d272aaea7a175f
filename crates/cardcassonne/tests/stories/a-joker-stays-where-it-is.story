# New animals do not move it.
players   red blue
round     1
animals   red green 1 1
rows      monastery yellow-animal yellow-animal
followers blue road 0
play      red claim monastery
expect    red 6
          red animals green 2
          red animals yellow 2
