# Flying Machines, p. 15, first example: three, and no tile lies there. Nothing else is put.
with      machines
players   red blue
board     B^ .
play      red tile FlugG^ B1
offers    red: meeple field NNW | fly meeple | pass
play      red fly meeple
          chance roll 3
expect    red holds 7 meeple
          turn chance
play      blue tile Vv C1
