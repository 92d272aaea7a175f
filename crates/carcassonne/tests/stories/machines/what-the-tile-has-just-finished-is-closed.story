# Flying Machines: the road that the machine's own tile finishes counts as finished (FLY-05).
with      machines
players   red blue
board     W^ . W^
play      red tile FlugB^ B1
          red fly meeple
          chance roll 1
offers    red: land road S | land road W
