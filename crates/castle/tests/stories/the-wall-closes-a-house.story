# Both sides of a corner house face the wall.
tiles     C8 C1^
play      black tile H4< B8
          black follower house N
expect    black 1
          black keep 1
