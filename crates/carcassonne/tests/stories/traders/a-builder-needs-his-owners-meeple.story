# The builder, p. 12: a foreign traveller is not enough.
with      builder
players   red blue
board     W^ .
figures   blue meeple A1 road E
play      red tile U> B1
refused   red builder road E
