# The owner chooses: ten points, and it is gone.
players   red blue
round     1
rows      city blue/red-animal
followers blue monastery 0
play      red claim city
offers    red: discard red-animal | keep red-animal
refused   blue keep red-animal
play      red discard red-animal
expect    red 10
          gone 1 red-animal
          red animals red 0
