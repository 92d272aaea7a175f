# Four tiles and a wall tile against five; nine empty spaces hang together.
held      black larger-keep
tiles     B10 HP1> G1 HP1v H8 HP1< A3-D3 H6^ A4-E4 H6^
          D1-I2 C1^ E3-I3 C1^ F4-H4 C1^ D5-H7 C1^ B8-H8 C1^ B9-D11 C1^ H9-H11 C1^ B12-E12 C1^
keeps     black A3 house E
          white A4 house E
bag       empty
expect    black keep 4
          white keep 5
          black 9
          white 0
