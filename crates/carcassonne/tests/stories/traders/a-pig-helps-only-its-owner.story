# The pig, p. 13: three farmers are equal; two of them have a pig.
with      pig
players   red blue yellow green
board     Ev Ev B^
          E^ E^ .
figures   red meeple A1 field NNW
          blue meeple B1 field NNW
          green meeple C1 field NNW
          red pig A1 field NNW
          blue pig B1 field NNW
bag       empty
expect    red 8
          blue 8
          green 6
