# The Tower with Robbers: ransom is an ordinary amount for whoever gets it. Going back moves no robber.
with      tower robbers
players   red blue yellow
track     red 12 blue 20 yellow 1
robbers   yellow 20 blue 12
board     B^ .
prisoners blue red meeple
play      red tile E^ B1
          red ransom meeple blue
expect    red 9
          blue 23
          yellow 3
          yellow robber home
          blue robber on 12
