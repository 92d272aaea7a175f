# Robbers with Messages: blue's robber stands beside red's woman; red gets three and six.
with      robbers messages
players   red blue
track     red 21
women     red 7
robbers   blue 7
board     W^ U> . U> U> U> U> W^
figures   red meeple A1 road E
          red meeple H1 road W
play      red tile W^ C1
          red pass
          red move 3 woman
          red move 6 woman
expect    blue 2
          blue robber home
