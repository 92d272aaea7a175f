# The woman comes to rest on a dark space.
with      messages
players   red blue
track     red 4
women     red 2
board     W^ U> .
figures   red meeple A1 road E
play      red tile L +2,0 ^
          red pass
          red move 3 woman
expect    red 9
          turn chance
