# It leaves the game and the same player draws another.
tiles     B10 HP1> G1 HP1v H8 HP1<
          D1-I2 C1^ A3-I3 C1^ A4-H4 C1^ E5-H5 C1^ D6-H7 C1^ B8-H11 C1^ B12-E12 C1^
bag       1 P1 1 T7
play      chance draw P1
expect    discarded P1
          turn chance
play      black tile T7^ D5
