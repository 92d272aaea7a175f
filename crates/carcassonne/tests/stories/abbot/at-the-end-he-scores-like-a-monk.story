# The Abbot, p. 9.
with      abbot
players   red blue
board     Eg^ B^
          B^  B^
figures   red abbot A1 garden
bag       empty
expect    red 4
