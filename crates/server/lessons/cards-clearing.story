# Three persons, and one from another row for ten; an animal and the dragon. Red's last card stays.
game      cardcassonne
players   red blue
round     1
dealer    red
rows      field green-animal dragon
rows      city blue-3 blue-1 blue-1 blue/red-3
followers red city 4
followers blue field 2
hands     red blue-2
play      red play blue-2 city
expect    red 25
          blue 13
          row city blue-2
