# The Tower: blue's guard is captured from another tower, and red may build on.
with      tower
players   red blue
board     TuB^ TuC^ .
towers    A1 1 blue meeple
play      red tile E^ C1
          red tower B1
          red capture blue meeple A1 tower
expect    red prisoners blue meeple
play      blue tile Ev C2
          blue tower A1
expect    tower A1 2
