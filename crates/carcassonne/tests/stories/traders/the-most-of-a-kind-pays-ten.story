# Goods at the end, p. 12: ties pay all; red ties in two kinds, blue ties in two and leads in one.
with      traders
players   red blue
board     D^
goods     red wine 2 grain 1 cloth 2
          blue wine 2 grain 2 cloth 2
bag       empty
expect    red 20
          blue 30
