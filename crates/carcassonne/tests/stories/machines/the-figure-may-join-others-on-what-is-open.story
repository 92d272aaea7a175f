# Flying Machines, p. 15, first example with a two: the monastery beside blue or the city beside
# yellow, but not the road, which is finished.
with      machines
players   red blue yellow
board     GoldC^ W^ .
          Wv     .  .
figures   blue meeple A1 monastery
          yellow meeple A1 city N
play      red tile FlugB^ C1
          red fly meeple
          chance roll 2
offers    red: land monastery | land city W
play      red land monastery
expect    red meeple on A1 monastery
          red holds 6 meeple
