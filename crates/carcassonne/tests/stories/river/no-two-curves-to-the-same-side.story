# The River, p. 9: after a curve to the right the next curve goes left.
with      river
players   red blue
board     .  F1^
          .  F7^
refused   red tile F10< A2
play      red tile F10^ A2
expect    turn red
