# Crop Circles: no traveller is on the board.
with      circles
players   red blue
board     U> .
play      red tile Korn1^ B1
          red pass
expect    turn chance
