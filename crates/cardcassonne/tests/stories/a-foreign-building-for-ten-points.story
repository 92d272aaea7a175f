# The owner chooses here too.
players   red blue
round     1
rows      city blue/red-building
followers blue monastery 0
play      red claim city
offers    red: discard red-building | keep red-building
play      red discard red-building
expect    red 10
          red chest 0
          gone 1 red-building
