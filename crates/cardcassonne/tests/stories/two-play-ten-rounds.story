# 6 cards each in every one of them.
players   red blue
round     10 deal
dealer    blue
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
