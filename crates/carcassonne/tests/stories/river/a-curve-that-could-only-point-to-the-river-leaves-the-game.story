# The River, p. 9: a curve never points to river that lies already. A road to the west leaves only the curve towards
# the source, so the tile fits nowhere and another one is drawn (p. 3).
with      river
players   red blue
board     U> .    .    F1^
          .  F6^  .    F4^
          .  F10< F11> F7^
play      chance draw F9
expect    discarded F9
          turn chance
