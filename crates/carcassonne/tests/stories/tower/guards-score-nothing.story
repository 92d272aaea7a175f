# The Tower: who stands on a tower belongs to no road, city or field; prisoners bring nothing.
with      tower
players   red blue
board     TuB^
towers    A1 1 red meeple
prisoners red blue meeple
bag       empty
expect    red 0
          blue 0
