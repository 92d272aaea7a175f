# Two against one: eight tiles, the start space among them.
tiles     B10 P1> C10 P1> E10 P1> F10 TP1> D11 P1^ D12 HP1v
followers black C10 path W
          black E10 path W
          white D11 path N
play      black tile P9^ D10
          black pass
expect    black 8
          white 0
          black supply 6
          white supply 6
