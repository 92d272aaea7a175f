# Both come to 12, but only one wall tile lies there.
track     black 10 white 8
tiles     C9 H8> D9 H6^ F9 T4^ G9 T6<
followers black D9 house E
          white F9 tower W
play      black tile C1^ E9
          black pass
          chance wall bonus
expect    black 12
          white 12
          black held bonus
          white held none
          taken 12
