# House and tower begin on the same tile, on which the house is listed first: it takes the wall tile at 12.
# Tower first would take the one at 16.
track     black 10
tiles     E8 M1^ D8 C1^ E7 C1^ F8 H4v E9 T1^ E10 T6^
followers black F8 house S
          black E10 tower N
bag       1 C1 1 H1
play      black tile C1^ F9
          black pass
          chance wall bonus
expect    black 18
          black keep 2
          taken 12
