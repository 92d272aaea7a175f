# Green scores, yellow does not.
players   red blue
round     1
animals   red yellow 4 0
rows      field green-animal
followers blue monastery 0
play      red claim field
expect    red 3
          red animals yellow 4
