# The Tower: abbot, big meeple and farmers can be taken, builder and pig cannot.
with      tower abbot big-meeple builder pig
players   red blue
board     .    B^
          TuD^ .
          .    .
          B^   .
figures   blue big-meeple A2 road S
          blue builder A2 road S
          blue meeple A2 field NNW
          blue pig A2 field NNW
          blue abbot B1 monastery
towers    A2 1
play      red tile Bv A1
          red tower A2
offers    red: capture blue big-meeple A2 road S | capture blue meeple A2 field NNW | pass
play      red capture blue big-meeple A2 road S
expect    blue holds 1 builder
          red prisoners blue big-meeple
