# Tower first: 12 is a corner tower, then 14. House first would be 10 and 14.
track     black 8
tiles     C9 H8> D9 H6^ F9 T4^ G9 T6<
followers black D9 house E
          black F9 tower W
play      black tile C1^ E9
          black pass
          chance wall bonus
expect    black 14
          black held bonus
          taken 12
