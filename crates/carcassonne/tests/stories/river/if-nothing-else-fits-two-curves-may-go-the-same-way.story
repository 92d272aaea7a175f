# A field to the south leaves only the second curve to the right.
with      river
players   red blue
board     .  F1^
          .  F7^
          B^ .
play      red tile F10< A2
expect    turn red
