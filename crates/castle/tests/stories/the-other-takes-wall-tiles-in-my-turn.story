# His marker ends its move on a corner tower.
track     white 8
tiles     F9 T4^ G9 T6<
followers white F9 tower W
play      black tile C1^ E9
          black pass
          chance wall bonus
expect    white 12
          white held bonus
