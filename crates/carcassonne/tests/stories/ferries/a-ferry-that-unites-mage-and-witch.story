# Ferries with Mage & Witch: the mover must part them at once.
with      ferries magic
players   red blue
board     . U> FaehrD^
          . .  U^
ferries   C1 E W
mage      B1 road E
witch     C2 road N
play      red tile U> A1
          red pass
          red turn C1 S W
offers    red: mage C1 road E | witch C1 road E
play      red witch C1 road E
expect    witch on C1 road E
          mage on B1 road E
          turn chance
