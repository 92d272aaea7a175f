# Two copies: six points a tile instead of two.
game      castle
held      black double-tower double-tower
tiles     F9 T4^ G9 T5^ H9 T6<
followers black F9 tower W
play      black tile H5^ E9
          black pass
          black play double-tower
          black play double-tower
expect    black 18
