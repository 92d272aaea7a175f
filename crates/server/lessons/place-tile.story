# Where a curve of road may go: every side must continue what lies beside it.
players   red blue
board     .  Ev .
          W^ D^ K^
play      chance draw V
