# One point a tile.
tiles     B10 P1> C10 P1>
followers black B10 path W
play      black tile TP1> D10
          black pass
expect    black 4
