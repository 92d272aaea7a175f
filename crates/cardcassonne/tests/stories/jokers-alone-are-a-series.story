# They stand for buildings of all kinds.
players   red blue
round     10
chests    red building-joker building-joker building-joker
followers red field 0
followers blue field 0
expect    red 15
