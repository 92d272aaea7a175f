# 5 cards each in every one of them.
players   red blue yellow green
round     6 deal
dealer    green
play      chance deal red green-1
          chance deal blue green-1
          chance deal yellow green-1
          chance deal green green-1
          chance deal red green-1
          chance deal blue green-1
          chance deal yellow green-1
          chance deal green green-1
          chance deal red blue-1
          chance deal blue blue-1
          chance deal yellow blue-1
          chance deal green blue-1
          chance deal red blue-1
          chance deal blue blue-1
          chance deal yellow blue-1
          chance deal green blue-1
          chance deal red red-1
          chance deal blue red-1
          chance deal yellow red-1
          chance deal green red-1
expect    turn red
          red hand 5
          blue hand 5
          yellow hand 5
          green hand 5
