# The Tower: the capture comes before the scoring.
with      tower
players   red blue
board     TuB^ Ev
          .    .
figures   blue meeple B1 city S
play      red tile E^ B2
          red tower A1
          red capture blue meeple B1 city S
expect    blue 0
          red prisoners blue meeple
