# Five tiles and a cathedral.
with      inns
players   red blue
board     .  Ev   .
          E> EKa^ .
          .  E^   .
figures   red meeple A2 city E
play      red tile E +2,+1 <
          red pass
expect    red 15
