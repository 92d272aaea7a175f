# The big meeple, p. 11: it goes home after the scoring, too late for this tile.
with      big-meeple
players   red blue
board     .  Ev .
          E> R^ .
figures   red big-meeple A2 city E
play      red tile E< C2
offers    red: meeple field NNW | pass
play      red pass
expect    red 8
          red holds 1 big-meeple
