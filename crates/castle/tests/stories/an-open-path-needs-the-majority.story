# One follower each.
tiles     B10 P1> D10 P1> C10 P1>
followers white B10 path W
          black D10 path W
held      black open-path
bag       empty
expect    black 0
