# After 99 comes 0: with 112 points the marker stands on 12, and the wall tile is still there.
track     black 108
tiles     F9 T4^ G9 T6<
followers black F9 tower W
play      black tile C1^ E9
          black pass
          chance wall bonus
expect    black 112
          taken 12
