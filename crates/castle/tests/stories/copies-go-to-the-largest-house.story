# Houses of two and three tiles: 2 and 9 points.
held      black double-house double-house
tiles     C9 H8> D9 H6^ F9 H6^ G9 H6^ H9 H8<
followers black D9 house E
          black F9 house W
play      black tile C1^ E9
          black pass
          black play double-house
          black play double-house
expect    black 11
