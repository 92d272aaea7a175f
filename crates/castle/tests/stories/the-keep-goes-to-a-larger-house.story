# From two tiles to three.
tiles     D6 H8< C9 H8> D9 H6^ E9 H6^
keeps     black D6 house W
followers black D9 house E
play      black tile C1^ F9
          black pass
expect    black 3
          black keep 3
