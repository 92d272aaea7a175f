# Robbers: no order of five and four begins a move on space 6.
with      robbers
players   red blue yellow
track     yellow 6
robbers   blue 6
board     .  .  .  .  Ev
          A< U> U> U> .
figures   red meeple A2 road E
          red meeple E1 city S
play      red tile L^ E2
          red pass
expect    red 9
          blue 0
          blue robber on 6
