# The Tower with the Abbot: the price is the same for every figure.
with      tower abbot
players   red blue
turn      blue
track     blue 3
board     TuB^ B^ .
prisoners red blue abbot
play      blue tile E^ C1
          blue ransom abbot red
expect    blue 0
          red 3
          blue holds 1 abbot
