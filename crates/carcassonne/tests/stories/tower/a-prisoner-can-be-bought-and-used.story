# The Tower: red has five points, pays three to blue and puts the meeple at once.
with      tower
players   red blue
track     red 5
board     B^ .
prisoners blue red meeple
          blue red meeple
play      red tile E^ B1
offers    red: meeple city N | meeple field ENE | ransom meeple blue | pass
play      red ransom meeple blue
expect    red 2
          blue 3
          red holds 6 meeple
          blue prisoners red meeple
offers    red: meeple city N | meeple field ENE | pass
play      red meeple city N
expect    red meeple on B1 city N
