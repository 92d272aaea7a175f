# Three of a kind with it: 9.
players   red blue
round     1
animals   red green 2 0
rows      city animal-joker
followers blue monastery 0
play      red claim city
expect    red 9
          red animals green 3
