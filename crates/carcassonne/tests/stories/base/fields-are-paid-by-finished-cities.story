# Fields, p. 8, all on one board: red and blue share a field with three finished cities and an open
# one; black has one farmer more than yellow on a field with four; yellow has a small field with two.
# Cities pay every field they touch.
players   red blue yellow green black
board     Ev Ev Ev Ev .  .
          E^ E^ .  H^ Ev Ev
          .  .  .  E^ E^ E^
figures   red meeple A1 field NNW
          blue meeple D1 field NNW
          black meeple D2 field ENE
          black meeple E2 field NNW
          yellow meeple F2 field NNW
          yellow meeple A2 field SSE
bag       empty
expect    red 9
          blue 9
          black 12
          yellow 6
          green 0
