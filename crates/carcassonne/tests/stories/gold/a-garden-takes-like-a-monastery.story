# Goldmines with the Abbot: a finished garden is scored like a monastery, gold included.
with      gold abbot
players   red blue
board     B^ B^  B^
          B^ TuB^ B^
          B^ B^  .
figures   blue abbot B2 garden
bars      A1 1 C2 1
play      red tile Ev C3
          red pass
expect    blue 9
          blue gold 2
