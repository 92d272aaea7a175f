# Roads, p. 4: red puts a traveller on the road to the right; blue continues that road and may not
# stand on it, but may stand in the city of the new tile.
players   red blue
board     D^
play      red tile W^ B1
          red meeple road E
          blue tile K^ C1
refused   blue meeple road W
offers    blue: meeple city N | meeple field ENE | meeple field SSW | pass
play      blue meeple city N
expect    blue meeple on C1 city N
