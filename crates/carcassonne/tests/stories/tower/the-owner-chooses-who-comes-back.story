# The Tower: blue holds two figures of red; red says which one is exchanged.
with      tower big-meeple
players   red blue
board     TuB^ B^ .
prisoners blue red meeple
          blue red big-meeple
figures   blue meeple B1 monastery
play      red tile E^ C1
          red tower A1
          red capture blue meeple B1 monastery
offers    red: exchange meeple | exchange big-meeple
play      red exchange big-meeple
expect    red holds 1 big-meeple
          red holds 6 meeple
          blue prisoners red meeple
          red prisoners none
