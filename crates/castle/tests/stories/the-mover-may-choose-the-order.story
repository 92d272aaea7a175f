# With order-choice, as the printed rules have it.
with      order-choice
track     black 10
tiles     C9 H8> D9 H6^ F9 T4^ G9 T4^ H9 T6<
followers black D9 house E
          black F9 tower W
play      black tile C1^ E9
          black pass
offers    black: score C9 house E | score F9 tower E
play      black score F9 tower W
          chance wall bonus
expect    black 18
          taken 16
