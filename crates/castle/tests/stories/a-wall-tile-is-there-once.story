# It was taken before.
track     black 8
taken     12
tiles     F9 T4^ G9 T6<
followers black F9 tower W
play      black tile C1^ E9
          black pass
expect    black 12
          black held none
          turn chance
