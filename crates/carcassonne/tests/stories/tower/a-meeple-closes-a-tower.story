# The Tower: who stands on top stays, and nobody builds on.
with      tower
players   red blue
board     TuB^ B^ . .
towers    A1 1
play      red tile E^ C1
          red guard meeple A1
expect    red meeple on A1 tower
          red holds 6 meeple
play      blue tile Ev C2
refused   blue tower A1
