# The last tile was laid.
held      black extra-turn
bag       1 C1
play      black tile C1^ D12
          black pass
          black play extra-turn
expect    turn over
          black held none
