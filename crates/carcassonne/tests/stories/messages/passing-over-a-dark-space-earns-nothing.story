# Messages, p. 16: the same amounts in the other order. No move ends on 15.
with      messages
players   red blue
track     red 10
women     red 11
board     W^ U> . U> U> U> W^
figures   red meeple A1 road E
          red meeple G1 road W
play      red tile W^ C1
          red pass
          red move 3
          red move 5
expect    red counter 18
          turn chance
play      chance draw V
