# 5 cards each in every one of them.
players   red blue yellow
round     8 deal
dealer    yellow
play      chance deal red green-1
          chance deal blue green-1
          chance deal yellow green-1
          chance deal red green-1
          chance deal blue green-1
          chance deal yellow green-1
          chance deal red green-1
          chance deal blue green-1
          chance deal yellow blue-1
          chance deal red blue-1
          chance deal blue blue-1
          chance deal yellow blue-1
          chance deal red blue-1
          chance deal blue blue-1
          chance deal yellow blue-1
expect    turn red
          red hand 5
          blue hand 5
          yellow hand 5
