# The Tower, the tile with the bridge.
with      tower
players   red blue
board     TuH^
expect    parts A1 city 1
          parts A1 field 4
          apart A1 field NNW A1 field NNE
