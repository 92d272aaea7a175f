# Summary, p. 6: a meeple that scores now cannot be placed with the same tile. Red has none left and
# is not asked.
players   red blue
board     X^
figures   red meeple A1 road N
          red meeple A1 road E
          red meeple A1 road S
          red meeple A1 road W
          red meeple A1 field NNW
          red meeple A1 field NNE
          red meeple A1 field ESE
play      red tile Av A2
expect    red 2
          red holds 1 meeple
          turn chance
