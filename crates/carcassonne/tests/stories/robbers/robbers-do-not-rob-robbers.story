# Robbers, p. 20, second example: red gets five, blue robs three; yellow's robber would only get
# robbed points and runs along with blue.
with      robbers
players   red blue yellow
track     red 7 blue 20 yellow 3
robbers   blue 7 yellow 20
board     W^ U> U> . W^
figures   red meeple A1 road E
play      red tile U> D1
          red pass
expect    red 12
          blue 23
          yellow 3
          blue robber home
          yellow robber on 23
