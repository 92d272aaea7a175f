# No cards can be dealt any more.
players   red blue
round     10
followers red field 0
followers blue field 0
expect    turn over
