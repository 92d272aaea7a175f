# Two empty spaces touch by a corner only.
tiles     B10 HP1> G1 HP1v H8 HP1< A3-D3 H6^
          D1-I2 C1^ E3-I3 C1^ A4-H4 C1^ D5-H7 C1^ B8-H8 C1^ B9-D9 C1^ G9-H9 C1^ B10-E10 C1^ G10-H10 C1^ B11-H11 C1^ B12-E12 C1^
          F9 C1^
keeps     black A3 house E
bag       empty
expect    black 1
