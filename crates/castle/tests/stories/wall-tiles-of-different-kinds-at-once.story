# Whoever holds several is asked until he passes or has none left.
held      black extra-turn double-house double-tower
tiles     C9 H8> D9 H6^ F9 T4^ G9 T6<
followers black D9 house E
          black F9 tower W
play      black tile C1^ E9
          black pass
          black play double-tower
offers    black: play extra-turn | play double-house | pass
play      black play double-house
          black pass
          chance wall bonus
expect    black 12
          black held extra-turn bonus
