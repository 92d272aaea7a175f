# Nobody else, before it is cleared.
players   red blue
round     1
hands     blue green-3
hands     red red-1
followers red city 0
followers blue city 0
begun     none
play      blue down green-3 road
expect    blue sees road blue/green-3
          red sees road blue/?
          nobody sees road blue/?
          red sees blue hand 0
