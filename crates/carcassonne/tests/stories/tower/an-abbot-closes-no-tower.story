# The Tower: the big meeple may, the abbot may not.
with      tower abbot big-meeple
players   red blue
board     TuB^ B^ .
towers    A1 1
play      red tile E^ C1
refused   red guard abbot A1
play      red guard big-meeple A1
expect    red big-meeple on A1 tower
