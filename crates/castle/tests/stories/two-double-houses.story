# Three points a tile.
held      black double-house double-house
tiles     C9 H8> D9 H6^
followers black D9 house E
play      black tile C1^ E9
          black pass
          black play double-house
          black play double-house
expect    black 6
