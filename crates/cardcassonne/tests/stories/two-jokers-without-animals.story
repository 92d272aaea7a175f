# Three points each: without a kind they are no pair.
players   red blue
round     1
rows      field animal-joker animal-joker
followers blue monastery 0
play      red claim field
expect    red 6
          red loose 2
