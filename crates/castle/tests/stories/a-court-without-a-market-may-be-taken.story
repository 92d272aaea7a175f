# It may still grow.
play      black tile H6^ D6
          black follower court NNW
expect    black on D6 court NNW
