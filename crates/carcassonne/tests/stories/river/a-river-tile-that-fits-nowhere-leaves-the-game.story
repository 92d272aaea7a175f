# Fields to the north and the south leave no way for a curve.
with      river
players   red blue
board     B^ F1^
          .  F7^
          B^ .
play      chance draw F10
expect    discarded F10
          turn chance
