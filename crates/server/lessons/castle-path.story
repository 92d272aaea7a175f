# Both ends meet the wall: the path is complete.
game      castle
tiles     B12 P1>
play      black tile P4^ C12
          black follower path S
expect    black 2
          black supply 6
