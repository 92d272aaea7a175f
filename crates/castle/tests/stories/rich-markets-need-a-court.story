# The court is white's.
tiles     D9-H9 C1^
followers white D9 court NNW
held      black rich-markets
bag       empty
expect    black 0
          white 15
