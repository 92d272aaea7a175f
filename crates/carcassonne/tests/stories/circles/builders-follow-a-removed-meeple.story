# Crop Circles with the builder: without its meeple the builder goes home, and no points are paid.
with      circles builder
players   red blue
board     U> .  U^
figures   red meeple C1 road N
          red builder C1 road N
play      red tile Korn1> B1
          red pass
          red circle remove
expect    red holds 1 builder
          red holds 7 meeple
          red 0
