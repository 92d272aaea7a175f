# Six are on the board.
tiles     B8 C1^ D8 C1^ F8 C1^ B11 C1^ D11 C1^ F11 C1^
followers black B8 court NNW
          black D8 court NNW
          black F8 court NNW
          black B11 court NNW
          black D11 court NNW
          black F11 court NNW
play      black tile H1^ D6
expect    black supply 0
          turn chance
