# Messages with Robbers, p. 15: the action or two points. Red has no farmer, so the action gives nothing. Both of
# her counters stand beside robbers, and she prefers that to two points of which somebody gets one.
with      messages robbers
players   red blue yellow
track     red 12 yellow 15
women     red 30 blue 1 yellow 30
robbers   blue 30 yellow 15
board     W^ . W^
figures   red meeple A1 road E
play      red tile U> B1
          red pass
          red move 3
          chance message 7
offers    red: message | points
play      red message
expect    red counter 15
          red woman 30
          blue robber on 30
          yellow robber on 15
