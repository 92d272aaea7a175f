# A path from the start space to a square is complete: two tiles. The follower is back.
play      black tile P7^ B10
          black follower path W
expect    black 2
          black supply 6
