# Messages: both counters on the same points; whichever moves, it is the same.
with      messages
players   red blue
track     red 1
women     red 1
board     W^ . W^
figures   red meeple A1 road E
play      red tile U> B1
          red pass
expect    red 5
          turn chance
play      chance draw V
