# New tiles, p. 11: three roads, three fields.
with      traders
players   red blue
board     HJ^
expect    parts A1 road 3
          parts A1 field 3
