# Two and two with two jokers: one series of four, one of two.
players   red blue
round     10
chests    red yellow-building yellow-building red-building red-building building-joker building-joker
followers red field 0
followers blue field 0
expect    red 35
