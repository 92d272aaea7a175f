# Flying Machines with the Abbot: he may fly too, but only to a monastery or garden.
with      machines abbot
players   red blue
board     Eg^ .
play      red tile FlugG^ B1
          red fly abbot
          chance roll 1
expect    red abbot on A1 garden
          turn chance
