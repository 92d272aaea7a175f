# No tower is completed.
held      black double-tower
play      black tile C1^ D12
          black pass
          black play double-tower
expect    black 0
          black held none
