# The same scorings for whoever is not to move: 10 and 14.
track     white 8
tiles     C9 H8> D9 H6^ F9 T4^ G9 T6<
followers white D9 house E
          white F9 tower W
play      black tile C1^ E9
          black pass
expect    white 14
          white held none
          taken none
