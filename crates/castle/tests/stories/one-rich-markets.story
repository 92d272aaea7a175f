# 5 x 4 and 2 x 3.
tiles     D9-H9 C1^ D4-E4 C1^
followers black D4 court NNW
          black D9 court NNW
held      black rich-markets
bag       empty
expect    black 26
