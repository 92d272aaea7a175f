# The last tile extends the builder's road; no tile is left for a second part, and the game ends.
with      builder
players   red blue
board     W^ U> .
figures   red meeple A1 road E
          red builder B1 road E
bag       1 U
play      red tile U> C1
          red pass
expect    turn over
          red 3
