# White completes black's house.
turn      white
tiles     C9 H8> D9 H6^
followers black D9 house E
play      white tile C1^ E9
          white pass
expect    black keep 2
          white keep none
