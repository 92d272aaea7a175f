# One is kept, one is given away.
players   red blue
round     1
rows      city blue/green-animal red/green-animal
followers blue monastery 0
play      red claim city
play      red discard green-animal
offers    red: discard green-animal | keep green-animal
play      red keep green-animal
expect    red 13
          red animals green 1
