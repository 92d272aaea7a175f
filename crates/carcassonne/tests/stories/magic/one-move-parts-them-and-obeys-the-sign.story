# Mage & Witch: the tile with their sign unites them; one move is enough.
with      magic
players   red blue
board     E> . E<
mage      A1 city E
witch     C1 city W
play      red tile MaHeC^ B1
offers    red: mage B1 road S | witch B1 road S
play      red mage B1 road S
expect    mage on B1 road S
          witch on C1 city W
offers    red: meeple city N | meeple road S | meeple field SSE | meeple field SSW | pass
