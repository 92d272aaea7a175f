# The pig, p. 13.
with      pig
players   red blue
board     D^ D^
          .  .
figures   red meeple A1 field SSE
          blue meeple B1 field SSE
          blue pig B1 field SSE
play      red tile B^ A2
          red pig field NNW
expect    red pig on A2 field NNW
