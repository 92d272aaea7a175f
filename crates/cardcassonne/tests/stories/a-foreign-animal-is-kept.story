# Or it joins its kind.
players   red blue
round     1
animals   red red 1 0
rows      city blue/red-animal
followers blue monastery 0
play      red claim city
play      red keep red-animal
expect    red 6
          red animals red 2
          gone none
