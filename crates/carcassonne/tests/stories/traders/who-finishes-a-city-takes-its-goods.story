# Goods, p. 11: blue scores the city, red, who finished it, takes the goods.
with      traders
players   red blue
board     .  .   .   .
          E> HQ^ HE^ HG^
figures   blue meeple A2 city E
play      red tile Ev D1
          red pass
expect    blue 10
          red 0
          red goods wine 1 grain 2 cloth 0
          blue goods wine 0 grain 0 cloth 0
