# White wins the court with five markets, so black's wall tile works on the one with two.
tiles     D9-H9 C1^ D4-E4 C1^
followers white D9 court NNW
          black D4 court NNW
held      black rich-markets
bag       empty
expect    black 8
          white 15
