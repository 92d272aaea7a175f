# The Tower: with two points nobody can be bought.
with      tower
players   red blue
track     red 2
board     B^ .
prisoners blue red meeple
play      red tile E^ B1
refused   red ransom meeple blue
