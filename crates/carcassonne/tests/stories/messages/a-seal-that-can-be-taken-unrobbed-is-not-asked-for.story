# Messages with Robbers: blue's robber stands beside red's woman only; her two points can go to the meeple.
with      messages robbers
players   red blue
track     red 12
women     red 30 blue 1
robbers   blue 30
board     W^ . W^
figures   red meeple A1 road E
play      red tile U> B1
          red pass
          red move 3
          chance message 7
offers    red: move 2 | move 2 woman
