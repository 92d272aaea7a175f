# New tiles, p. 11.
with      inns
players   red blue
board     EG^
expect    parts A1 field 2
          apart A1 field NNE A1 field ENE
