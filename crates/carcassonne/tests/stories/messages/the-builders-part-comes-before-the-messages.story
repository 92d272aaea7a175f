# Messages with the builder: both parts are owed; the builder's was earned first.
with      messages builder
players   red blue
track     red 12
board     W^ . W^ . .
figures   red meeple A1 road E
          red builder A1 road E
play      red tile U> B1
          red pass
          red move 3
          chance message 4
          red message
offers    red: again | pass
play      red again
          red tile U> D1
          red pass
          red tile U> E1
          red pass
          blue tile Bv B2
