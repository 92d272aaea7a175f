# Red stands nearer to the board.
players   red blue
round     1
rows      city blue/red-animal blue/green-animal
followers red city 1
followers blue city 2
expect    turn red
play      red discard red-animal
          blue discard green-animal
expect    red 10
          blue 10
