# The source touches its road and leaves three fields; the field runs around the lake; a bridge leaves
# four fields.
with      river
players   red blue
board     F1^  .  F11^ .  F12^
expect    parts A1 field 3
          parts C1 field 4
          parts E1 field 1
          joined E1 field NNW E1 field NNE
          apart A1 field NNW A1 field SSE
