# Crop Circles with the builder: first the circle, then the second tile.
with      circles builder
players   red blue
board     W^ .
figures   red meeple A1 road E
          red builder A1 road E
play      red tile Korn1^ B1
          red pass
          red circle join
          red pass
offers    red: again | pass
