# A point more for every tile.
with      magic
players   red blue
board     W^ U> .
mage      B1 road E
figures   red meeple A1 road E
play      red tile L +2,0 ^
          red pass
expect    red 6
          mage off
