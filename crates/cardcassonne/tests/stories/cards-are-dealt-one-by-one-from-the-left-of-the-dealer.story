# And there the round begins. Only whoever gets a card sees it.
players   red blue
round     1 deal
dealer    red
refused   chance deal red green-1
play      chance deal blue green-1
          chance deal red fairy
          chance deal blue green-1
          chance deal red green-2
expect    blue sees blue hand 2 green-1 green-1
          blue sees red hand 2
          nobody sees red hand 2
play      chance deal blue red-1
          chance deal red red-1
          chance deal blue red-1
          chance deal red red-1
          chance deal blue red-1
          chance deal red red-1
          chance deal blue red-1
          chance deal red red-1
expect    turn blue
          blue hand 6
          red hand 6
