# He lies on his court when everything is counted.
bag       1 C1
play      black tile C1^ D12
          black follower court NNW
expect    turn over
          black on D12 court NNW
          black supply 5
          black 3
