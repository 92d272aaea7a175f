# A house of two is no reason to move.
tiles     D6 H6^ E6 H8< C9 H8> D9 H6^
keeps     black D6 house W
followers black D9 house E
play      black tile C1^ E9
          black pass
expect    black 2
          black keep 3
