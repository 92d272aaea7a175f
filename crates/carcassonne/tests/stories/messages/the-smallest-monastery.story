# Messages, p. 16: monasteries count as at the end; a garden is none.
with      messages abbot
players   red blue
track     red 12
board     W^ .  W^
          .  .  .
          .  .  B^
          .  Eg^ .
figures   red meeple A1 road E
          red meeple C3 monastery
          red abbot B4 garden
play      red tile U> B1
          red pass
          red move 3
          chance message 3
offers    red: move 2 | move 2 woman
