# Goldmines, p. 18: red's city with three bars on its tiles.
with      gold
players   red blue
board     Ev
          G>
          .
figures   red meeple A2 city N
bars      A1 2 A2 1
play      red tile E^ A3
          red pass
expect    red 6
          red gold 3
          bars A1 0
