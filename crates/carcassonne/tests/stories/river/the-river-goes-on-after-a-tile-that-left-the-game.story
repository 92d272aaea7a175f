# The River, p. 9: after a curve that fits nowhere the next river tile continues the river from the same end.
with      river
players   red blue
board     .  F1^
          .  F7^
          B^ .
play      chance draw F10
          red tile F4> A2
expect    discarded F10
          turn red
