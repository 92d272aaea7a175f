# Everybody must take a traveller back.
with      circles
players   red blue
board     U> .
figures   blue meeple A1 road E
play      red tile Korn1 +1,0 ^
          red pass
          red circle remove
expect    blue holds 7 meeple
          blue 0
