# Goldmines with the Abbot: nothing is finished by a recall.
with      gold abbot
players   red blue
board     B^ B^ .
figures   red abbot A1 monastery
bars      A1 1
play      red tile E^ C1
          red recall abbot
expect    red 2
          red gold 0
          bars A1 1
