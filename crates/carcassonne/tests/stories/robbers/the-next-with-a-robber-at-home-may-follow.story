# Robbers, p. 20: red puts hers beside blue's counter; blue's and yellow's are on the track, so green
# may place his.
with      robbers
players   red blue yellow green
track     red 5 blue 9 yellow 12 green 3
robbers   blue 5 yellow 9
board     U^
          .
play      red tile RaubF^ A2
offers    red: robber 3 | robber 9 | robber 12 | pass
play      red robber 9
offers    green: robber 5 | robber 9 | robber 12 | pass
play      green robber 5
expect    red robber on 9
          green robber on 5
          turn red
