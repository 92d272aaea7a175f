# Goldmines, p. 18: bars on the monastery's tile and all around it.
with      gold
players   red blue
board     B^ B^ B^
          B^ B^ B^
          B^ B^ .
figures   blue meeple B2 monastery
bars      A1 1 B2 1 C1 1
play      red tile Ev C3
          red pass
expect    blue 9
          blue gold 3
