# Mage & Witch, p. 19: a city of eight tiles and two coats of arms, shared: twenty and eight.
with      magic
players   red blue
board     E> F^ G^ G^ G^ F^ G^ .
mage      A1 city E
figures   red meeple A1 city E
          blue meeple G1 city W
play      red tile E< H1
          red pass
expect    red 28
          blue 28
