# 4 cards each in every one of them.
players   red blue yellow green black
round     6 deal
dealer    black
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
