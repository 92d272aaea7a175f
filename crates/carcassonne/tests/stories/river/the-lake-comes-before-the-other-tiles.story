# The River, p. 9: river tiles first, the lake last of them, then all others.
with      river
players   red blue
board     F1^
bag       1 F12 3 U
refused   chance draw U
play      red tile F12^ A2
          red meeple monastery
          blue tile U^ 0,-1
expect    turn blue
