# Robbers, p. 20: red leaves blue's robber with her first move; what follows is not robbed.
with      robbers
players   red blue yellow
robbers   blue 0
board     .  .  .  .  Ev
          A< U> U> U> .
figures   red meeple A2 road E
          red meeple E1 city S
play      red tile L^ E2
          red pass
offers    red: move 4 | move 5
play      red move 5
expect    red 9
          blue 3
          blue robber home
