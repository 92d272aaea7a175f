# Goods, p. 11: nobody stands in the city; no points, but goods.
with      traders
players   red blue
board     E> HQ^ .
play      red tile E< C1
          red pass
expect    red 0
          red goods wine 1 grain 0 cloth 0
