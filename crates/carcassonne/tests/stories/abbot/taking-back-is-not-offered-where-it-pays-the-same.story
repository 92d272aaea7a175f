# The tile finishes the abbot's monastery: he scores nine anyway, and the mover keeps the choice of a
# figure.
with      abbot
players   red blue
board     B^ B^ B^
          B^ B^ B^
          B^ B^ .
figures   red abbot B2 monastery
play      red tile Ev C3
offers    red: meeple city S | meeple field NNW | pass
play      red meeple city S
expect    red 9
          red holds 1 abbot
