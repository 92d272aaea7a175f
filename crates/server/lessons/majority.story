# Two knights against one.
players   red blue
board     .  Ev .
          E> .  E<
figures   blue meeple B1 city S
          red meeple A2 city E
          red meeple C2 city W
play      red tile Q +1,+1 ^
          red pass
expect    red 10
          blue 0
