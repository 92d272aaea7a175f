# New tiles, p. 11: two roads, three fields.
with      traders
players   red blue
board     HC^
expect    parts A1 road 2
          parts A1 field 3
          apart A1 road S A1 road W
