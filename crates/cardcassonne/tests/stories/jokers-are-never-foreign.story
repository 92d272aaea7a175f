# They fit into every row, so nobody is asked; dragon and fairy bring their ten points once.
players   red blue
round     1
rows      city blue/animal-joker red/building-joker
rows      road red/dragon
followers blue road 1
play      red claim city
expect    red 3
          red loose 1
          red chest 1
          blue 10
          turn chance
