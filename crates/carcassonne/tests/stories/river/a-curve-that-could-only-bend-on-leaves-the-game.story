# The River, p. 9: two curves never bend to the same side one after the other. A field to the south leaves only the
# second curve to the right, so the tile fits nowhere and another one is drawn (p. 3).
with      river
players   red blue
board     .  F1^
          .  F7^
          B^ .
play      chance draw F10
expect    discarded F10
          turn chance
