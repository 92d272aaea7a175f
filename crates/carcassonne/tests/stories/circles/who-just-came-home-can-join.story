# Crop Circles: the circle comes after the scoring, so a meeple that it brought home is free.
with      circles
players   red blue
board     Ev E^
          .  .
figures   red meeple A1 city S
          red meeple B1 city N
          red meeple B1 city N
          red meeple B1 city N
          red meeple B1 city N
          red meeple B1 city N
          red meeple B1 city N
play      red tile Korn5^ A2
          red circle join
offers    red: join meeple B1 city N | pass
