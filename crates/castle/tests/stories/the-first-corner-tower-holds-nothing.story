# Space 0 is where the markers begin.
track     black 96
tiles     F9 T4^ G9 T6<
followers black F9 tower W
play      black tile C1^ E9
          black pass
expect    black 100
          taken none
