# Robbers with Messages: only the meeple can come to the robber's space; the woman takes the rest unrobbed.
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
offers    red: move 4 | move 4 woman | move 5 | move 5 woman
play      red move 5
offers    red: move 4 | move 4 woman
play      red move 4 woman
expect    red counter 6
          red woman 34
          blue 0
          blue robber on 6
