# One knight each: both go home.
tiles     C9 T6> E9 T6<
followers black C9 tower E
          white E9 tower W
play      black tile T4^ D9
          black pass
expect    black 0
          white 0
          black supply 6
          white supply 6
