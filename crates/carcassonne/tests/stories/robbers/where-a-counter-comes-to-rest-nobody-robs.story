# Robbers: nine points end on the robber's space in any order; nothing moves on from there.
with      robbers
players   red blue yellow
track     yellow 9
robbers   blue 9
board     .  .  .  .  Ev
          A< U> U> U> .
figures   red meeple A2 road E
          red meeple E1 city S
play      red tile L^ E2
          red pass
expect    red 9
          blue 0
          blue robber on 9
