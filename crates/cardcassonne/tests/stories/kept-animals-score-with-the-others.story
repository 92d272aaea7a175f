# All choices come first, then every kind that grew scores once: blue 3, green 6.
players   red blue
round     1
rows      city blue-animal blue/green-animal red/green-animal
followers blue monastery 0
play      red claim city
play      red keep green-animal
          red keep green-animal
expect    red 9
