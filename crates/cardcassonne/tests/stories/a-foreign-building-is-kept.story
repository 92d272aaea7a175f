# It goes under the chest.
players   red blue
round     1
rows      city blue/red-building
followers blue monastery 0
play      red claim city
play      red keep red-building
expect    red 0
          red chest 1
