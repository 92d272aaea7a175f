# The first move rests on 12, the second on 13: there was one wall tile.
track     black 8
tiles     D9 H8> F9 T4^ G9 T6<
followers black D9 house E
          black F9 tower W
play      black tile C1^ E9
          black pass
          chance wall bonus
expect    black 13
          black held bonus
          taken 12
          turn chance
