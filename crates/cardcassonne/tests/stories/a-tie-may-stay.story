# Equal points, equally many buildings: both win.
players   red blue yellow
round     8
chests    red red-building
chests    blue green-building
chests    yellow red-building
track     red 3 blue 3 yellow 2
followers red field 0
followers blue field 0
followers yellow field 0
expect    winners red blue
