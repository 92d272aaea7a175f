# 6 cards each in every one of them; then none is left.
players   red blue
round     10 deal
dealer    blue
gone      8 yellow-1 5 yellow-2 3 yellow-3 9 yellow-animal 5 yellow-building 8 red-1
gone      5 red-2 3 red-3 9 red-animal 5 red-building 5 green-2 3 green-3
gone      9 green-animal 5 green-building 4 blue-1 5 blue-2 3 blue-3 9 blue-animal
gone      5 blue-building 4 animal-joker 4 building-joker 1 dragon 1 fairy
play      chance deal red green-1
          chance deal blue green-1
          chance deal red green-1
          chance deal blue green-1
          chance deal red green-1
          chance deal blue green-1
          chance deal red green-1
          chance deal blue green-1
          chance deal red blue-1
          chance deal blue blue-1
          chance deal red blue-1
          chance deal blue blue-1
expect    turn red
          red hand 6
          blue hand 6
          deck 0
