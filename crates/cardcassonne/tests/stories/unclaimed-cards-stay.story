# They begin the row of the next round; what lies face down stays so.
players   red blue
round     1
rows      city blue-1 blue/green-1 blue-2
rows      road red-1
followers red city 1
followers blue field 0
expect    row city blue/green-1 blue-2
          row road red-1
          red sees city blue/? blue-2
          blue sees city blue/green-1 blue-2
          round 2
