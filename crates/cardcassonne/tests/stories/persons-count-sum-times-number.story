# 3 + 1 + 1 = 5, three cards: 15.
players   red blue
round     1
rows      road red-3 red-1 red-1
followers blue monastery 0
play      red claim road
expect    red 15
          gone 2 red-1 1 red-3
