# Messages, p. 16: red lands on 20 in blue's turn. She chooses her counter, and reads nothing.
with      messages
players   red blue
turn      blue
track     red 17
board     W^ . W^
figures   red meeple A1 road E
play      blue tile U> B1
          blue pass
offers    red: move 3 | move 3 woman
play      red move 3
expect    red counter 20
          turn chance
play      chance draw V
