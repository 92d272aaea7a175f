# The Tower with Messages: the payer says which counter goes back first; the other one goes back the rest.
with      tower messages
players   red blue
track     red 12 blue 2
women     red 1 blue 10
board     B^ .
prisoners blue red meeple
          blue red meeple
play      red tile E^ B1
          red ransom meeple blue woman
          blue move 3
expect    red counter 10
          red woman 0
          blue counter 5
