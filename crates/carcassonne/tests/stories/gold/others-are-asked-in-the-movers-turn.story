# Goldmines: red finishes the city of blue and a road they share; after red took a bar, blue must
# choose in red's turn.
with      gold
players   red blue
board     .  Ev .
          W^ .  W^
figures   blue meeple B1 city S
          red meeple A2 road E
          blue meeple C2 road W
bars      B1 1 A2 1 C2 2
play      red tile D^ B2
          red pass
offers    blue: take B1 | take C2
play      blue take C2
expect    red gold 2
          blue gold 2
