# Mage & Witch: united, and no other road or city is open.
with      magic
players   red blue
board     U> . U>
mage      A1 road E
witch     C1 road W
play      red tile U> B1
offers    red: mage off | witch off
play      red mage off
expect    mage off
          witch on C1 road W
