# Inns & Cathedrals, p. 10: seven tiles and two pennants, three points each.
with      inns
players   red blue
board     .  .  Ev   .  .
          E> F^ EKa^ F^ .
          .  .  E^   .  .
figures   red meeple A2 city E
play      red tile E< E2
          red pass
expect    red 27
