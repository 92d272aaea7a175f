# Goods, p. 11.
with      traders
players   red blue
board     Ev
          HQ>
          .
          HE>
          E^
play      red tile H^ A3
          red pass
expect    red 0
          red goods wine 1 grain 1 cloth 0
