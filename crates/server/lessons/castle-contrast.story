# A court beside the open side: black's tower is complete, although white laid the tile.
game      castle
turn      white
tiles     E9 T4^ F9 T6<
followers black E9 tower E
play      white tile C1^ D9
          white pass
expect    black 4
          white 0
