# The Abbot with Flying Machines: blue's big meeple is as strong as red's abbot and meeple together. Each scores nine
# points, whether the abbot is taken back or not.
with      abbot machines big-meeple
players   red blue
board     B^ B^ B^
          B^ B^ B^
          B^ B^ .
figures   red abbot B2 monastery
          red meeple B2 monastery
          blue big-meeple B2 monastery
play      red tile Ev C3
refused   red recall abbot
play      red pass
expect    red 9
          blue 9
