# Four different ones, three with the joker, one alone.
game      cardcassonne
players   red blue
round     10
chests    red yellow-building yellow-building yellow-building red-building red-building
chests    red green-building blue-building building-joker
followers blue field 0
play      red claim field
expect    red 45
