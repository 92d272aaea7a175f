# A road to the west leaves only the curve towards the source.
with      river
players   red blue
board     U> .    .    F1^
          .  F6^  .    F4^
          .  F10< F11> F7^
play      red tile F9^ B1
expect    turn red
