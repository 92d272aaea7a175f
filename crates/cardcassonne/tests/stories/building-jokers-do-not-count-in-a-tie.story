# "Rot erhält 1 Gebäudejoker und 2 Gebäudekarten": the rules name jokers beside building cards. Each has one card.
players   red blue
round     10
track     red 0 blue 5
chests    blue yellow-building
chests    red red-building building-joker
followers red field 0
followers blue field 0
expect    winners red blue
