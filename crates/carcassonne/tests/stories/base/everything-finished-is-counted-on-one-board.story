# One tile finishes a road for red and a city for blue: both are counted before anybody goes home.
players   red blue
board     .  Ev
          W^ .
figures   red meeple A2 road E
          blue meeple B1 city S
play      red tile L^ B2
          red pass
expect    red 2
          blue 4
          red holds 7 meeple
          blue holds 7 meeple
