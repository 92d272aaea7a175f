# It is complete, but nobody scores it.
tiles     C9 H8> E9 H8<
play      black tile H6^ D9
          black pass
expect    black keep none
          white keep none
