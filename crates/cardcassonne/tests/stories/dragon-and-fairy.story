# Ten points each, and they are gone.
players   red blue
round     1
rows      city dragon fairy
followers blue monastery 0
play      red claim city
expect    red 20
          gone 1 dragon 1 fairy
