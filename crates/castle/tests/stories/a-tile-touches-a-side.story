# A tile is laid against a side of a tile or a start space; a corner or the plain wall is not enough.
tiles     E9 C1^
refused   black tile T7^ F10
          black tile T7^ B8
play      black tile T7^ E10
