# Robbers with Messages, p. 20: in her own turn red robs two points and rests on a dark space.
with      robbers messages
players   red blue
track     red 3 blue 7
women     red 11 blue 1
robbers   red 7
board     W^ . W^
figures   blue meeple A1 road E
play      red tile U> B1
          red pass
          blue move 3
          red move 2
expect    red counter 5
          red robber home
play      chance message 7
