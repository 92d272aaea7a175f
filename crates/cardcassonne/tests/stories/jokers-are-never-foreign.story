# They fit into every row, so nobody is asked.
players   red blue
round     1
rows      city blue/animal-joker red/building-joker
followers blue monastery 0
play      red claim city
expect    red 3
          red loose 1
          red chest 1
          turn chance
