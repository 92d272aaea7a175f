# Three paths end there: each scores by itself, and the tile of the square counts for each.
tiles     D9 HP1< F9 HP1> E10 HP1v
followers black D9 path E
          white F9 path W
          black E10 path N
play      black tile P7^ E9
          black pass
expect    apart D9 path E F9 path W
          black 4
          white 2
