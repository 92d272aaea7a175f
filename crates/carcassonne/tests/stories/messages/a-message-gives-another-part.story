# Messages, p. 16: number 4 is a whole further part of the turn.
with      messages
players   red blue
track     red 12
board     W^ . W^ .
figures   red meeple A1 road E
play      red tile U> B1
          red pass
          red move 3
          chance message 4
offers    red: message | points
play      red message
          red tile U> D1
          red pass
          blue tile Bv B2
