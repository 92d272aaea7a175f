# The path parts two courts. Two merchants against one win the left one with its three markets.
game      castle
tiles     D9 C1^ E9 T6^ F9 H8v G9 P1^ H9 T3^
followers black D9 court NNW
          white E9 court SSW
          black F9 court NNW
          white H9 court SSW
bag       empty
expect    black 9
          white 3
