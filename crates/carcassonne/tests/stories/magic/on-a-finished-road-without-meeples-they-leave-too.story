# Mage & Witch: nobody is paid for the road, and the mage does not stay.
with      magic
players   red blue
board     W^ . W^
mage      A1 road E
play      red tile U> B1
          red pass
expect    mage off
          red 0
