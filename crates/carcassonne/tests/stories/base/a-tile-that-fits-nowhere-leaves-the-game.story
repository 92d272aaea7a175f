# Summary, p. 6: it goes back to the box and another tile is drawn.
players   red blue
board     C^
bag       1 U 3 E
play      chance draw U
expect    discarded U
          turn chance
play      red tile Ev 0,-1
expect    turn red
