# Flying Machines: after a flight that ends nowhere the abbot cannot be taken back either.
with      machines abbot
players   red blue
board     B^ .
figures   red abbot A1 monastery
play      red tile FlugG^ B1
          red fly meeple
          chance roll 2
expect    red abbot on A1 monastery
          turn chance
          red 0
