# Mage & Witch: a magician on the board moves to another road or city, and the other may not join.
with      magic
players   red blue
board     D^ .
mage      A1 road E
play      red tile MaHeG> B1
offers    red: mage A1 city N | mage B1 city N | mage B1 road E | witch A1 city N | witch B1 city N | witch B1 road E
