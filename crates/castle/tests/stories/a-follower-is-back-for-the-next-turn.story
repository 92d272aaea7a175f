# The last one comes home after the time to put followers; the extra turn is the next.
held      black extra-turn
tiles     B8 C1^ D8 C1^ B11 C1^ D11 C1^ F11 C1^ F9 T4^ G9 T6<
followers black B8 court NNW
          black D8 court NNW
          black B11 court NNW
          black D11 court NNW
          black F11 court NNW
          black F9 tower W
play      black tile H1^ E9
          black play extra-turn
expect    black 4
          black supply 1
play      black tile T7^ D6
offers    black: follower tower N | pass
