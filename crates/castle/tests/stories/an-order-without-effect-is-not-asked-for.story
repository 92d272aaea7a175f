# No corner tower is in reach.
with      order-choice
tiles     C9 H8> D9 H6^ F9 T4^ G9 T4^ H9 T6<
followers black D9 house E
          black F9 tower W
play      black tile C1^ E9
          black pass
expect    black 8
          turn chance
