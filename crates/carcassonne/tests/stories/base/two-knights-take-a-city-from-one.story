# Several meeples in one area, p. 7: the tile unites three parts of a city; two knights beat one, and
# all three go home.
players   red blue yellow
board     .  Ev .
          E> .  E<
figures   yellow meeple B1 city S
          red meeple A2 city E
          red meeple C2 city W
play      red tile Q^ B2
          red pass
expect    red 10
          yellow 0
          red holds 7 meeple
          yellow holds 7 meeple
