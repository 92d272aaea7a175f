# The Abbot, p. 9: the tile also closes red's road; both amounts are paid.
with      abbot
players   red blue
board     W^ U> .
          .  .  B^
figures   red meeple A1 road E
          red abbot C2 monastery
play      red tile A> C1
          red recall abbot
expect    red 6
          red holds 7 meeple
          red holds 1 abbot
