# Nobody scores it.
tiles     C9 H8> E9 H8<
followers black C9 house E
          white E9 house W
play      black tile H6^ D9
          black pass
expect    black 0
          white 0
          black keep none
          white keep none
