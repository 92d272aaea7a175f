# The mover's scorings come first and bring the most wall tiles: tower before house rests on 12. Then the
# other's bring the fewest: tower before house rests on 18 and 20, house before tower would on 16 and 20.
track     black 8 white 14
tiles     C9 H8> D9 H6^ F9 T4^ G9 T6< E7 H8v E8 H6> E10 T4> E11 T6^
followers black D9 house E
          black F9 tower W
          white E8 house N
          white E10 tower S
play      black tile C1^ E9
          black pass
          chance wall bonus
          chance wall open-path
expect    black 14
          white 20
          black held bonus
          white held open-path
          taken 12 20
