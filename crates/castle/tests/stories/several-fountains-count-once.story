# Two points a tile, however many fountains there are; a fountain does not cut the path.
tiles     B10 P2> C10 P2>
followers black B10 path W
play      black tile TP1> D10
          black pass
expect    black 8
