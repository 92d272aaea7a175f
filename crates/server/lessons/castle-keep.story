# Five tiles are more than four; nine empty spaces hang together.
game      castle
tiles     D1 M4> E1 H8^ F1 T2^ G1 HP1v H1 M4^ I1 H5> D2 T1^ E2 H8< F2 T2> G2 T2< H2 T1^ I2 T5^
          A3 H6^ B3 H6^ C3 H6^ D3 H6^ E3 T3< F3 T1> G3 T1> H3 T6< I3 T4^ A4 H6^ B4 H6^ C4 H6^ D4 H6^
          E4 H6^ F4 T3v G4 H5> H4 T2> D5 M4^ E5 H5^ F5 T3^ G5 T3> H5 H4< D6 M6v E6 H4< F6 M4v G6 T5>
          H6 C1> D7 T2v E7 H5< F7 M4< G7 T6^ H7 T2< B8 T4v C8 T4< D8 H8^ E8 H2^ F8 M6v G8 M4v
          H8 HP1< B9 T3< C9 T3< D9 T2^ H9 T6< B10 HP1> C10 C1^ D10 T1v H10 H2< B11 T6< C11 H2v
          D11 T1< H11 M4> B12 T3^ C12 H4^ D12 T5v E12 T4>
keeps     black A3 house E
          white A4 house E
bag       empty
expect    black 0
          white 9
