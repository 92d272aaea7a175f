# 4 cards each in every one of them; then none is left.
players   red blue yellow green black
round     6 deal
dealer    black
gone      8 yellow-1 5 yellow-2 3 yellow-3 9 yellow-animal 5 yellow-building 4 red-1
gone      5 red-2 3 red-3 9 red-animal 5 red-building 5 green-2 3 green-3
gone      9 green-animal 5 green-building 5 blue-2 3 blue-3 9 blue-animal 5 blue-building
gone      4 animal-joker 4 building-joker 1 dragon 1 fairy
play      chance deal red green-1
          chance deal blue green-1
          chance deal yellow green-1
          chance deal green green-1
          chance deal black green-1
          chance deal red green-1
          chance deal blue green-1
          chance deal yellow green-1
          chance deal green blue-1
          chance deal black blue-1
          chance deal red blue-1
          chance deal blue blue-1
          chance deal yellow blue-1
          chance deal green blue-1
          chance deal black blue-1
          chance deal red blue-1
          chance deal blue red-1
          chance deal yellow red-1
          chance deal green red-1
          chance deal black red-1
expect    turn red
          red hand 4
          blue hand 4
          yellow hand 4
          green hand 4
          black hand 4
          deck 0
