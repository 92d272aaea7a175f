# The Tower with Messages: red has three points with both counters together. All of them go, wherever they are.
with      tower messages
players   red blue
track     red 2
women     red 1 blue 0
board     B^ .
prisoners blue red meeple
play      red tile E^ B1
          red ransom meeple blue
expect    red 0
          red woman 0
          red holds 7 meeple
