# It comes after the time to play wall tiles; an extra turn is a new turn.
track     black 8
held      black extra-turn
tiles     F9 T4^ G9 T6<
followers black F9 tower W
play      black tile C1^ E9
          black pass
          black play extra-turn
          chance wall double-house
expect    turn chance
play      black tile H1^ E10
          black pass
offers    black: play double-house | pass
