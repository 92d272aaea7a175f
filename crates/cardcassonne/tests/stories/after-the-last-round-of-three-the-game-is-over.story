# No cards can be dealt any more.
players   red blue yellow
round     8
followers red field 0
followers blue field 0
followers yellow field 0
expect    turn over
