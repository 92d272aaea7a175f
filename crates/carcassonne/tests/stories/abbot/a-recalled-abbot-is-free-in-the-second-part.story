# He goes home in step 2 and can be placed again from the next part of the turn on.
with      abbot builder
players   red blue
board     .  .  B^
          W^ U> .
figures   red meeple A2 road E
          red builder B2 road E
          red abbot C1 monastery
play      red tile U> C2
          red recall abbot
          red again
          red tile B^ C3
          red abbot monastery
expect    red 3
          red abbot on C3 monastery
