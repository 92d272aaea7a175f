# Robbers, p. 20: yellow stands beside blue's robber and gets three, red comes there and moves on by four:
# blue chooses between them.
with      robbers
players   red blue yellow
track     yellow 5
robbers   blue 5
board     .  .  .  .  Ev .  .
          A< U> U> U> .  U> W^
figures   red meeple A2 road E
          red meeple E1 city S
          yellow meeple G2 road W
play      red tile L^ E2
          red pass
          red move 5
offers    blue: rob 4 red | rob 3 yellow
play      blue rob 3 yellow
expect    red 9
          yellow 8
          blue 2
          blue robber home
