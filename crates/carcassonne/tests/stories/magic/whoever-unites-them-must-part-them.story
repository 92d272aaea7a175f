# Mage & Witch, p. 19: the tile joins their roads, so one of them moves at once, before a figure is
# put.
with      magic
players   red blue
board     U> . U> W^
mage      A1 road E
witch     C1 road W
play      red tile U> B1
offers    red: mage D1 road E | mage D1 road S | witch D1 road E | witch D1 road S
play      red witch D1 road S
expect    mage on A1 road E
          witch on D1 road S
          turn red
