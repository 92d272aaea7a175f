# Robbers with Messages: red's meeple comes to blue's robber and moves on from there, all the same with two
# counters.
with      robbers messages
players   red blue yellow
track     red 1 yellow 6
women     red 30 yellow 30
robbers   blue 6
board     .  .  .  .  Ev
          A< U> U> U> .
figures   red meeple A2 road E
          red meeple E1 city S
play      red tile L^ E2
          red pass
          red move 5
          red move 4
expect    red counter 10
          blue 2
          blue robber home
