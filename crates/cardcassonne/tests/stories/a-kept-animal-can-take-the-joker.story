# Foreign cards are decided before jokers are.
players   red blue
round     1
rows      field animal-joker blue/red-animal
followers blue monastery 0
play      red claim field
play      red keep red-animal
expect    red 6
          red animals red 2
