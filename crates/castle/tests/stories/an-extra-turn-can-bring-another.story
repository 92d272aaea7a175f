# One wall tile in each of two turns: black moves three times, then white.
held      black extra-turn extra-turn
play      black tile C1^ D12
          black pass
          black play extra-turn
          black pass
          black tile H1^ D11
          black pass
          black play extra-turn
expect    black held none
play      black tile M1^ D10
          black pass
refused   black tile T7^ D9
play      white tile T7^ D9
