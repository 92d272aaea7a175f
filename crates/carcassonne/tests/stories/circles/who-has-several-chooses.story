# Crop Circles, p. 21: the left neighbour first, the mover last.
with      circles
players   red blue yellow
board     U> U> .  U^
figures   blue meeple A1 road E
          yellow meeple D1 road N
          yellow meeple B1 road E
play      red tile Korn1> C1
          red pass
          red circle remove
expect    blue holds 7 meeple
offers    yellow: remove meeple D1 road N | remove meeple B1 road E
play      yellow remove meeple D1 road N
expect    yellow holds 6 meeple
          turn chance
