# Two followers share a path that grew together; if they are equal, nobody scores and both go home.
bag       2 P1
tiles     B10 P1> D10 P1> E10 TP1>
followers white B10 path W
          black D10 path W
play      black tile P1> C10
          black pass
expect    joined B10 path W D10 path W
          black 0
          white 0
          black supply 6
          white supply 6
