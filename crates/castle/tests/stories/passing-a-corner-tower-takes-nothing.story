# From 10 to 14.
track     black 10
tiles     F9 T4^ G9 T6<
followers black F9 tower W
play      black tile C1^ E9
          black pass
expect    black 14
          taken none
