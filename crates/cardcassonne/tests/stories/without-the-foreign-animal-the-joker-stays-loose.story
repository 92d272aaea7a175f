# Ten points, and three for a joker that belongs to nothing.
players   red blue
round     1
rows      field animal-joker blue/red-animal
followers blue monastery 0
play      red claim field
play      red discard red-animal
expect    red 13
          red loose 1
