# A start space with a path is touched by paths only, one without a path by none.
refused   black tile P1> D6
          black tile C1^ B10
play      black tile P1> B10
