# Several meeples in one area, p. 6: red lays beside yellow's road without joining it, joins it later,
# and both score four points.
players   red blue yellow
board     A< U> .  .
          B^ B^ B^ B^
figures   yellow meeple A1 road E
play      red tile A> D1
          red meeple road W
          blue tile E> A3
          blue pass
          yellow tile E> D3
          yellow pass
          red tile U> C1
refused   red meeple road E
play      red pass
expect    red 4
          yellow 4
          red holds 7 meeple
          yellow holds 7 meeple
