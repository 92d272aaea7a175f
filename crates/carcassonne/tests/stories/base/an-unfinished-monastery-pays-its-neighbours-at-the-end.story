# The end, p. 7: three neighbours and the monastery itself.
players   red blue yellow
board     B^ B^
          B^ B^
figures   yellow meeple A1 monastery
bag       empty
expect    yellow 4
