# Only curves that follow each other directly may not bend to the same side.
with      river
players   red blue
board     .  .   F1^
          .  F4> F7^
play      red tile F10< A2
expect    turn red
