# Robbers, p. 20: red begins her second move on blue's robber's space, so half of it is his.
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
offers    red: move 4 | move 5
play      red move 5
expect    red 9
          blue 2
          blue robber home
