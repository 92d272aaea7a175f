# The end, p. 7: five tiles and three pennants, one point each, to green with two knights.
players   red blue yellow green black
board     F^ C^ F^ G^
          .  E^ .  .
figures   green meeple A1 city E
          green meeple D1 city W
          black meeple B2 city N
bag       empty
expect    green 8
          black 0
          turn over
