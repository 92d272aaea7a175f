# The next curve may not point back to the river.
with      river
players   red blue
board     .    .    F1^
          F6^  .    F4^
          F10< F11> F7^
play      chance draw F9
offers    red: tile F9 0,0 >
