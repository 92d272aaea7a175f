# Equal points and equally many cards under the chests: red has a building card, blue a joker.
players   red blue
round     10
chests    red red-building
chests    blue building-joker
track     red 3 blue 3
followers red field 0
followers blue field 0
expect    winners red
