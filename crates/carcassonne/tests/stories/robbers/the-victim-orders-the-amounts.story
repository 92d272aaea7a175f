# Robbers, p. 20: red is paid for two roads and says which comes first; only that one is robbed.
with      robbers
players   red blue
track     red 7
robbers   blue 7
board     W^ U> . U> U> U> W^
figures   red meeple A1 road E
          red meeple G1 road W
play      red tile W^ C1
          red pass
offers    red: move 3 | move 5
play      red move 3
expect    red 15
          blue 2
          blue robber home
