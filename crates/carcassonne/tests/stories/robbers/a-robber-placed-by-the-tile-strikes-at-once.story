# Robbers: the tile that brings the robber also finishes blue's road.
with      robbers
players   red blue
track     blue 7
board     W<
          .
          W>
figures   blue meeple A1 road S
play      red tile RaubF^ A2
          red robber 7
          blue pass
          red pass
expect    blue 10
          red 2
          red robber home
