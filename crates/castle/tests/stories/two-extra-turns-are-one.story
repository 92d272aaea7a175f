# Both wall tiles are gone, and after the extra turn white moves.
held      black extra-turn extra-turn
play      black tile C1^ D12
          black pass
          black play extra-turn
          black play extra-turn
expect    black held none
play      black tile H1^ D11
          black pass
          white tile T7^ D10
