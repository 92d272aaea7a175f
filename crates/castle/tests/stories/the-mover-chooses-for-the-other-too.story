# His own scorings first, then those of the other.
with      order-choice
track     white 10
tiles     C9 H8> D9 H6^ F9 T4^ G9 T4^ H9 T6<
followers white D9 house E
          white F9 tower W
play      black tile C1^ E9
          black pass
offers    black: score C9 house E | score F9 tower E
play      black score C9 house E
          chance wall bonus
expect    white 18
          white held bonus
          taken 12
