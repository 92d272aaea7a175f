# Ten points; it is no part of the product: (2 + 1) times 2.
players   red blue
round     1
rows      city blue-2 blue-1 blue/red-3
followers blue monastery 0
play      red claim city
expect    red 16
          gone 1 red-3 1 blue-1 1 blue-2
