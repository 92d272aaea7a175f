# Equal points: the one with more building cards.
players   red blue
round     10
track     red 5
chests    blue yellow-building red-building
chests    red yellow-building
followers red field 0
followers blue field 0
expect    red 5
          blue 5
          winners blue
