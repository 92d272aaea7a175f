# The house comes back to a tile it has crossed: seven parts on six tiles.
bag       1 H4 1 C1
tiles     E9 M2^ E8 H4v D8 H4> D9 H6> D10 H4^
followers black E8 house S
play      black tile H4< E10
          black pass
expect    black 6
          black keep 6
