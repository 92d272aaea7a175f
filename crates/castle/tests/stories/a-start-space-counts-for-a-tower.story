# Two tiles at two points.
play      black tile T6< D1
          black follower tower W
expect    black 4
