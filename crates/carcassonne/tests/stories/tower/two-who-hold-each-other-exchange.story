# The Tower: blue holds a meeple of red; red takes one of blue's; both go home at once.
with      tower
players   red blue
board     TuB^ B^ .
prisoners blue red meeple
figures   blue meeple B1 monastery
play      red tile E^ C1
          red tower A1
          red capture blue meeple B1 monastery
expect    red prisoners none
          blue prisoners none
          red holds 7 meeple
          blue holds 7 meeple
          turn chance
