# Goldmines: the city is red's, the road is shared. Red takes first and chooses; whoever has no claim
# left is passed over.
with      gold
players   red blue
board     .  Ev .
          W^ .  W^
figures   red meeple B1 city S
          red meeple A2 road E
          blue meeple C2 road W
bars      B1 1 A2 1
play      red tile D^ B2
          red pass
offers    red: take B1 | take A2
play      red take A2
expect    red gold 2
          blue gold 0
          red 7
          blue 3
