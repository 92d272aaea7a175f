# Half of five, rounded up.
with      magic
players   red blue
board     W^ U> U> U> .
witch     C1 road E
figures   blue meeple A1 road E
play      red tile L +4,0 ^
          red pass
expect    blue 3
          witch off
