# New tiles, p. 11: both roads run through; four fields.
with      traders
players   red blue
board     HB^
expect    parts A1 road 2
          parts A1 field 4
          joined A1 road N A1 road S
          joined A1 road E A1 road W
          apart A1 road N A1 road E
