# Red's robber waits beside blue's counter.
with      robbers
players   red blue
track     red 3 blue 6
board     D^ .
play      red tile RaubF +1,0 >
          red robber 6
expect    red robber on 6
