# White completes black's tower; black is not asked.
turn      white
held      black double-tower
tiles     F9 T4^ G9 T6<
followers black F9 tower W
play      white tile C1^ E9
          white pass
expect    black 4
          black held double-tower
