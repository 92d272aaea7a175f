# The Abbot, p. 9, with Flying Machines: red's meeple flew to the abbot's monastery. Taken back, the abbot scores
# nine points; then the meeple, the only one left there, scores nine as well.
with      abbot machines
players   red blue
board     E^ E^ E^
          E< B^ E>
          B^ B^ .
figures   red abbot B2 monastery
          red meeple B2 monastery
play      red tile B^ C3
offers    red: meeple monastery | recall abbot | pass | meeple field NNW
play      red recall abbot
expect    red 18
          red holds 1 abbot
          red holds 7 meeple
