# Two finished cities and an open one lie between two fields.
players   red blue
board     Ev Ev Ev
          E^ E^ .
figures   red meeple A1 field NNW
          blue meeple A2 field SSE
bag       empty
expect    red 6
          blue 6
