# Three points for blue, and the bigger half for red's robber.
with      robbers
players   red blue
robbers   red 0
board     W^ U> .
figures   blue meeple A1 road E
play      red tile L +2,0 ^
          red pass
expect    blue 3
          red 2
          red robber home
