# Towers of two and three tiles: 4 and 18 points.
held      black double-tower double-tower
tiles     C9 T6> D9 T4^ F9 T4^ G9 T4^ H9 T6<
followers black D9 tower E
          black F9 tower W
play      black tile C1^ E9
          black pass
          black play double-tower
          black play double-tower
expect    black 22
