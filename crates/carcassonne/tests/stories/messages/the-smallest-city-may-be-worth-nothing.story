# Messages with a cathedral, p. 16: an open city with one counts nothing and is the smallest: the
# message gives nothing.
with      messages inns
players   red blue
track     red 12
board     W^ .    W^ .  E^
          .  .    .  .  .
          .  EKa^ .  .  .
figures   red meeple A1 road E
          red meeple B3 city N
          red meeple E1 city N
play      red tile U> B1
          red pass
          red move 3
          chance message 1
play      red message
expect    red 15
          turn chance
