# Two towers, two moves, two corner towers.
track     black 8
tiles     C9 T6> D9 T4^ F9 T4^ G9 T6<
followers black D9 tower W
          black F9 tower W
play      black tile C1^ E9
          black pass
          chance wall bonus
          chance wall open-path
expect    black 16
          black held open-path bonus
          taken 12 16
