# Only the new one scores.
players   red blue
round     1
loose     red 1
rows      field animal-joker
followers blue monastery 0
play      red claim field
expect    red 3
          red loose 2
