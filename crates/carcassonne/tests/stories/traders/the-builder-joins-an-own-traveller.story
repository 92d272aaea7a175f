# The builder, p. 12.
with      traders
players   red blue
board     W^ .
figures   red meeple A1 road E
play      red tile U> B1
offers    red: meeple field NNW | meeple field ESE | builder road E | pass
play      red builder road W
expect    red builder on B1 road E
          red holds 0 builder
