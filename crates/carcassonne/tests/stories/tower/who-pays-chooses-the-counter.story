# The Tower with Messages: the payer says which counter goes back. The captor chooses a counter too, and earns no
# message outside its own turn.
with      tower messages
players   red blue
track     red 12 blue 2
women     red 8 blue 10
board     B^ .
prisoners blue red meeple
play      red tile E^ B1
          red ransom meeple blue
offers    blue: move 3 | move 3 woman
play      blue move 3
expect    red counter 9
          red woman 8
          blue counter 5
          turn red
