# The Tower: a meeple stands on a tower, not on its building site.
with      tower
players   red blue
board     TuB^ B^ .
play      red tile E^ C1
refused   red guard meeple A1
play      red tower A1
expect    tower A1 1
