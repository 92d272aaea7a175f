# The eighth neighbour.
players   red blue
board     V< U> V^
          U^ B^ U^
          Vv Dv .
figures   red meeple B2 monastery
play      red tile V +2,+2 >
          red pass
expect    red 9
