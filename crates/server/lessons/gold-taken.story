# Who has the majority takes the gold of all tiles.
with      gold
players   red blue
board     E> G^ .
bars      A1 1 B1 2
figures   red meeple A1 city E
play      red tile E +2,0 <
          red pass
expect    red 6
          red gold 3
