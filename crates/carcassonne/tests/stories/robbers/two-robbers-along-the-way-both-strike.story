# Robbers: red begins her first move beside blue's robber and her second beside yellow's.
with      robbers
players   red blue yellow green
track     green 5
robbers   blue 0 yellow 5
board     .  .  .  .  Ev
          A< U> U> U> .
figures   red meeple A2 road E
          red meeple E1 city S
play      red tile L^ E2
          red pass
          red move 5
expect    red 9
          blue 3
          yellow 2
          blue robber home
          yellow robber home
