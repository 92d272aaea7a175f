# It is complete when all its ends are.
tiles     B10 P9^
followers black B10 path W
play      black tile HP1> C10
          black pass
expect    black 0
play      white tile HP2v B11
          white pass
expect    black 4
