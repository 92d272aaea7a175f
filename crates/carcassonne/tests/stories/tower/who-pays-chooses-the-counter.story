# The Tower with Messages: the payer says which counter goes back; it must have three points. The
# captor chooses a counter too, and outside his own turn earns no message.
with      tower messages
players   red blue
track     red 12 blue 2
women     red 1 blue 10
board     B^ .
prisoners blue red meeple
play      red tile E^ B1
refused   red ransom meeple blue woman
play      red ransom meeple blue
offers    blue: move 3 | move 3 woman
play      blue move 3
expect    red counter 9
          blue counter 5
          turn red
