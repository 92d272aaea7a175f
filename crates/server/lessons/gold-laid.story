# One bar on the mine, one across the corner.
with      gold
players   red blue
board     E^ V<
          V< .
play      red tile GoldA +1,+1 ^
          red gold 0,0
expect    bars A1 1
          bars B2 1
