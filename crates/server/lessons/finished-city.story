# Three tiles and a pennant.
players   red blue
board     E> F^ .
figures   red meeple A1 city E
play      red tile E +2,0 <
          red pass
expect    red 8
