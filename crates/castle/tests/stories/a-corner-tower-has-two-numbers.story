# 13 is as good as 12.
track     black 9
tiles     F9 T4^ G9 T6<
followers black F9 tower W
play      black tile C1^ E9
          black pass
          chance wall larger-keep
expect    black 13
          black held larger-keep
          taken 12
