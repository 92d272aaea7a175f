# Robbers: five first, and blue takes half of four; four first, and yellow takes half of five.
with      robbers
players   red blue yellow green black
track     green 5 black 4
robbers   blue 5 yellow 4
board     .  .  .  .  Ev
          A< U> U> U> .
figures   red meeple A2 road E
          red meeple E1 city S
play      red tile L^ E2
          red pass
offers    red: move 4 | move 5
play      red move 4
expect    red 9
          blue 0
          yellow 3
          blue robber on 5
          yellow robber home
