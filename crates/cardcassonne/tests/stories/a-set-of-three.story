# Nine points.
players   red blue
round     1
rows      field green-animal green-animal green-animal
followers blue monastery 0
play      red claim field
expect    red 9
