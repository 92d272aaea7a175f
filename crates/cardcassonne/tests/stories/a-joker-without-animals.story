# Three points; it belongs to no kind yet.
players   red blue
round     1
rows      field animal-joker
followers blue monastery 0
play      red claim field
expect    red 3
          red loose 1
