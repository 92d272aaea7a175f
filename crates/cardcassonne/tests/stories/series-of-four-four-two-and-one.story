# 30 + 30 + 5 + 0.
players   red blue
round     10
chests    red yellow-building yellow-building yellow-building yellow-building
chests    red red-building red-building red-building green-building green-building blue-building blue-building
followers red field 0
followers blue field 0
expect    red 65
