# 5 x 5 on the court with most markets, 2 x 3 on the other.
tiles     D9-H9 C1^ D4-E4 C1^
followers black D9 court NNW
          black D4 court NNW
held      black rich-markets rich-markets
bag       empty
expect    markets D9 court NNW 5
          markets D4 court NNW 2
          black 31
