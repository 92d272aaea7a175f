# The same tile for a meeple: the garden does not take it, the city does.
with      machines abbot
players   red blue
board     Eg^ .
play      red tile FlugG^ B1
          red fly meeple
          chance roll 1
expect    red meeple on A1 city N
