# Three tiles score first, and the house of one does not move the keep.
tiles     C8 H8> D8 H6^ E8 H4v F9 H8<
followers black D8 house E
          black F9 house W
play      black tile C1^ E9
          black pass
expect    black 4
          black keep 3
