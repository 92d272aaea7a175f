# Flying Machines, p. 15, second example: only the city beside blue is open, and a field never takes
# anybody. The single place is not asked for.
with      machines
players   red blue
board     J^ W^ .
          Wv .  .
figures   blue meeple A1 city N
play      red tile FlugB^ C1
          red fly meeple
          chance roll 2
expect    red meeple on A1 city N
          turn chance
