# The same curve with a fountain.
tiles     C12 C1^
play      black tile P5^ B12
          black follower path S
expect    black 2
