# Goods at the end, p. 12.
with      traders
players   red blue
board     D^
goods     red wine 1
bag       empty
expect    red 10
          blue 0
