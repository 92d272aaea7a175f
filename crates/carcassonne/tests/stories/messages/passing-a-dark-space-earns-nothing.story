# Messages: what counts is where a counter rests when all of the round has moved.
with      messages
players   red blue
track     red 10
women     red 11
board     W^ U> . U> U> U> W^
figures   red meeple A1 road E
          red meeple G1 road W
play      red tile W^ C1
          red pass
          red move 5
          red move 3
expect    red counter 18
          turn chance
play      chance draw V
