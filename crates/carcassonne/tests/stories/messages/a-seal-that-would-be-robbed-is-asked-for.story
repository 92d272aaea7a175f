# Messages with Robbers: red has no meeple that could be scored and both counters stand beside robbers; she takes
# the two points all the same.
with      messages robbers
players   red blue yellow
track     red 12 blue 1 yellow 15
women     red 30 blue 1 yellow 30
robbers   blue 30 yellow 15
board     W^ . W^
figures   red meeple A1 road E
play      red tile U> B1
          red pass
          red move 3
          chance message 8
offers    red: message | points
play      red points
          red move 2 woman
expect    red woman 32
          blue 3
          blue robber home
          yellow robber on 15
