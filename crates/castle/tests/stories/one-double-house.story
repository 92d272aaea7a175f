# Two points a tile; the keep counts tiles, not points.
held      black double-house
tiles     C9 H8> D9 H6^
followers black D9 house E
play      black tile C1^ E9
          black pass
          black play double-house
expect    black 4
          black keep 2
          black held none
