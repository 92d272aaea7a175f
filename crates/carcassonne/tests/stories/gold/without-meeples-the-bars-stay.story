# Goldmines: nobody stands in the finished city, so nobody takes its gold.
with      gold
players   red blue
board     Ev
          .
bars      A1 1
play      red tile E^ A2
          red pass
expect    bars A1 1
          red gold 0
