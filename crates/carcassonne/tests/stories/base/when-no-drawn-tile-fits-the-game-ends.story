# Summary, p. 6, and the end, p. 7: tile after tile fits nowhere until none is left.
players   red blue
board     C^
bag       2 U
play      chance draw U
          chance draw U
expect    discarded U U
          turn over
