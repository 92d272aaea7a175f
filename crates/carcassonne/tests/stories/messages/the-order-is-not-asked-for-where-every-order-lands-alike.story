# Messages: from 11, three points lead to 14, five to 16 and both to 19. No order lands on a dark space, so only the
# counters are asked for.
with      messages
players   red blue
track     red 11
women     red 21
board     W^ U> . U> U> U> W^
figures   red meeple A1 road E
          red meeple G1 road W
play      red tile W^ C1
          red pass
offers    red: move 5 | move 5 woman
