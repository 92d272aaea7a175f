# From 10 to 14; two moves would rest on 12.
track     black 10
held      black double-tower
tiles     F9 T6<
followers black F9 tower W
play      black tile C1^ E9
          black pass
          black play double-tower
expect    black 14
          taken none
