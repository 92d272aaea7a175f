# Messages with an inn, p. 16: the same for roads.
with      messages inns
players   red blue
track     red 12
board     W^ .   W^
          .  .   .
          .  EB^ .
figures   red meeple A1 road E
          red meeple B3 road E
play      red tile U> B1
          red pass
          red move 3
          chance message 2
play      red message
expect    red 15
          turn chance
