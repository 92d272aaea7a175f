# Robbers, p. 20: two counters beside red's robber move in one turn by different amounts.
with      robbers
players   red blue yellow
track     blue 7 yellow 7
robbers   red 7
board     W^ U> . U> U> U> W^
figures   blue meeple A1 road E
          yellow meeple G1 road W
play      red tile W^ C1
          red pass
offers    red: rob 3 blue | rob 5 yellow
play      red rob 5 yellow
expect    red 3
          blue 10
          yellow 12
          red robber home
