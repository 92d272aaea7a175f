# Black completes white's house: it pays white as usual, and black's wall tile is gone.
held      black double-house
tiles     C9 H8> D9 H6^
followers white D9 house E
play      black tile C1^ E9
          black pass
          black play double-house
expect    black 0
          white 2
          black held none
