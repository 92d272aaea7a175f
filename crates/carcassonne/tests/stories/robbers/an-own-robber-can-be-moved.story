# Robbers, p. 20: red's is on the track already and may go elsewhere, but not stay where it is.
with      robbers
players   red blue yellow
track     blue 9 yellow 12
robbers   red 9 blue 0 yellow 0
board     U^
          .
play      red tile RaubF^ A2
offers    red: robber 12 | pass
play      red robber 12
expect    red robber on 12
