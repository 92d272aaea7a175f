# Robbers, p. 20: in the other order no move of red's begins on blue's robber's space.
with      robbers
players   red blue yellow
track     yellow 5
robbers   blue 5
board     .  .  .  .  Ev
          A< U> U> U> .
figures   red meeple A2 road E
          red meeple E1 city S
play      red tile L^ E2
          red pass
          red move 4
expect    red 9
          blue 0
          blue robber on 5
