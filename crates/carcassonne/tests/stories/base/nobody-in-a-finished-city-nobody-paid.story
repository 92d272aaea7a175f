# A city that is finished without a knight pays nobody.
players   red blue
board     E> .
play      red tile E< B1
          red pass
expect    red 0
          blue 0
