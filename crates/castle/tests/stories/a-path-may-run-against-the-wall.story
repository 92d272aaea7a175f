# A path that meets the plain wall ends there: a curve in the corner is complete at once.
tiles     C12 C1^
play      black tile P4^ B12
          black follower path S
expect    black 1
          black supply 6
