# The builder, p. 12: blue's builder does not keep red's away.
with      builder
players   red blue
board     W^ U> U> .
figures   red meeple A1 road E
          blue meeple B1 road E
          blue builder C1 road E
play      red tile U> D1
          red builder road E
expect    red builder on D1 road E
