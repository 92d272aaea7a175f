# No cards can be dealt any more.
players   red blue yellow green black
round     6
followers red field 0
followers blue field 0
followers yellow field 0
followers green field 0
followers black field 0
expect    turn over
