# Two finished cities and a pig.
with      traders
players   red blue
board     Ev Ev U^
          E^ E^ U^
figures   red meeple A1 field NNW
          red meeple B2 field SSE
          blue meeple B1 field NNW
          red pig A2 field SSE
bag       empty
expect    red 8
          blue 0
