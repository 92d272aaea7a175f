# House first takes the wall tile at 12, tower first the one at 16; the house lies farther left.
track     black 10
tiles     C9 H8> D9 H6^ F9 T4^ G9 T4^ H9 T6<
followers black D9 house E
          black F9 tower W
play      black tile C1^ E9
          black pass
          chance wall bonus
expect    black 18
          taken 12
