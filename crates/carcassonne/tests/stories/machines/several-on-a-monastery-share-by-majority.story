# Flying Machines, p. 15: two figures on one monastery; equal strength, so both are paid.
with      machines
players   red blue
board     B^ B^ B^
          B^ B^ B^
          B^ B^ .
figures   red meeple B2 monastery
          blue meeple B2 monastery
play      red tile Ev C3
          red pass
expect    red 9
          blue 9
