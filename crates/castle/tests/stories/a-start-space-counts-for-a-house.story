# House and start space are two tiles, for points and for the keep.
play      black tile H8< D6
          black follower house W
expect    black 2
          black keep 2
