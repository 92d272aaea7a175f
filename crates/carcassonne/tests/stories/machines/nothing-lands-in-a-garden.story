# Flying Machines, p. 15: a figure lands on a road, in a city or on a monastery. Here the city is the only place.
with      machines abbot
players   red blue
board     Eg^ .
play      red tile FlugG^ B1
          red fly meeple
          chance roll 1
expect    red meeple on A1 city N
