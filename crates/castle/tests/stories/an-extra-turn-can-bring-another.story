# One wall tile in each turn.
held      black extra-turn extra-turn
play      black tile C1^ D12
          black pass
          black play extra-turn
          black pass
refused   white tile T7^ D10
