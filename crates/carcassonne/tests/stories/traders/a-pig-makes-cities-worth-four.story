# The pig, p. 13: red leads the field with two finished cities.
with      pig
players   red blue
board     Ev Ev B^
          E^ E^ .
figures   red meeple A1 field NNW
          red meeple C1 field NNW
          blue meeple B1 field NNW
          red pig A1 field NNW
bag       empty
expect    red 8
          blue 0
