# Four points a tile.
held      black double-tower
tiles     F9 T4^ G9 T4^ H9 T6<
followers black F9 tower W
play      black tile C1^ E9
          black pass
          black play double-tower
          chance wall bonus
expect    black 12
