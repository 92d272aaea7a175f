# Yellow came last and stands behind red; what blue has played face down there nobody else knows.
game      cardcassonne
players   red blue yellow
round     1
rows      field green-1 green-2 green-animal
rows      city blue-3 blue-1 blue-1 blue-2 blue/red-1 blue-1
followers red city 3
followers blue field 3
followers yellow city 5
hands     red red-1
hands     blue red-2
hands     yellow red-3
expect    claims red city 3 blue field 3 yellow city 2
