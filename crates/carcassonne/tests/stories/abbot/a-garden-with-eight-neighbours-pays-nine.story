# The Abbot, p. 9: a garden is scored like a monastery.
with      abbot
players   red blue
board     B^ Ev  B^
          B^ Eg^ B^
          B^ B^  .
figures   red abbot B2 garden
play      red tile Ev C3
          red pass
expect    red 9
          red holds 1 abbot
