# Messages, p. 16: "wenn du eine deiner Zählfiguren auf ein dunkles Feld ziehst". Each amount is a move of its own:
# the first one ends on 15, whatever moves the counter on from there.
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
play      chance message 6
