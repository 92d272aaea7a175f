# Mage & Witch, p. 19: two roads are finished at once; blue's five tiles with the witch bring three,
# red's three tiles with the mage six. Both leave the board.
with      magic
players   red blue
board     W^ U> U> U> . U> W^
mage      G1 road W
witch     A1 road E
figures   blue meeple A1 road E
          red meeple G1 road W
play      red tile W^ E1
          red pass
expect    blue 3
          red 6
          mage off
          witch off
