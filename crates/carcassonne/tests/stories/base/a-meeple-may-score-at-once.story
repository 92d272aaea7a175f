# Summary, p. 6: a road that the tile has just closed takes a meeple, scores, and gives it back.
players   red blue
board     W^ .
play      red tile W^ B1
          red meeple road W
expect    red 2
          red holds 7 meeple
