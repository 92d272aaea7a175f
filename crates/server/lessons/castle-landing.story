# Tower first: 12 is a corner tower, then 14. House first would be 10 and 14.
game      castle
track     black 8
tiles     B8 H8> C8 H6^ E8 T4^ F8 T6<
followers black C8 house E
          black E8 tower W
play      black tile C1^ D8
          black pass
          chance wall bonus
expect    black 14
          black held bonus
          taken 12
