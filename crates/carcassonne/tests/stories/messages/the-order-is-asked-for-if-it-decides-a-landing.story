# Messages: who scores several amounts says which comes first (p. 20). From 10 the order decides whether red lands on
# 15, so it is asked for.
with      messages
players   red blue
track     red 10
women     red 10
board     W^ U> . U> U> U> W^
figures   red meeple A1 road E
          red meeple G1 road W
play      red tile W^ C1
          red pass
offers    red: move 3 | move 5
