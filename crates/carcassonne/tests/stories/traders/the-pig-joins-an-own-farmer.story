# The pig, p. 13.
with      traders
players   red blue
board     D^
figures   red meeple A1 field SSE
play      red tile B^ A2
offers    red: meeple monastery | pig field NNW | pass
play      red pig field NNW
expect    red pig on A2 field NNW
