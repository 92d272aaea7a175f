# Seventy-one spaces are empty.
tiles     A3-D3 H6^ E3 C1^
keeps     white A3 house E
held      black larger-keep
bag       empty
expect    black 0
          white 71
