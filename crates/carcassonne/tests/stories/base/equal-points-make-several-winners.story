# The end, p. 7.
players   red blue yellow
track     red 20 blue 13 yellow 20
board     D^
bag       empty
expect    winners red yellow
          turn over
