# The River, p. 9: a curve may not point to river that lies already.
with      river
players   red blue
board     .    .    F1^
          F6^  .    F4^
          F10< F11> F7^
refused   red tile F9^ A1
play      red tile F9> A1
expect    turn red
