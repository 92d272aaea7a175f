# Two cells to the left an open city of blue's, and red must land there.
with      machines
players   red blue
board     E^ Vv .
figures   blue meeple A1 city N
play      red tile FlugB +2,0 ^
          red fly meeple
          chance roll 2
expect    red meeple on A1 city N
