# Five neighbours and the garden itself.
with      abbot
players   red blue
board     B^ Eg^ .
          B^ B^ B^
figures   red abbot B1 garden
play      red tile E +2,0 ^
          red recall abbot
expect    red 6
          red holds 1 abbot
