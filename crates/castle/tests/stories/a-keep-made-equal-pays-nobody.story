# Four tiles and a wall tile against six.
held      black larger-keep
tiles     A3-D3 H6^ A4-F4 H6^ E3 C1^ G4 C1^
keeps     black A3 house E
          white A4 house E
bag       empty
expect    black 0
          white 0
