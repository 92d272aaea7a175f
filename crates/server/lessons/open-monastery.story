# Five neighbours and the monastery itself.
players   red blue
board     V< U> W^
          U^ B^ .
          Vv .  .
figures   red meeple B2 monastery
bag       empty
expect    red 6
