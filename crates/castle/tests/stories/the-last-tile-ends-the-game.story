# It is scored, then the end is counted.
bag       1 P7
track     black 3
play      black tile P7^ B10
          black follower path W
expect    black 5
          turn over
          winners black
