# Blue scores the city; red, who finished it, takes the goods.
with      traders
players   red blue
board     .  .   .   .
          E> HQ^ HE^ HG^
figures   blue meeple A2 city E
play      red tile E +3,0 v
          red pass
expect    blue 10
          red 0
          red goods wine 1 grain 2 cloth 0
