# It is taken before the end is counted.
track     black 8
bag       1 C1
tiles     F9 T4^ G9 T6<
followers black F9 tower W
play      black tile C1^ E9
          black pass
          chance wall bonus
expect    black 17
          black held bonus
          turn over
