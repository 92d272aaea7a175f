# The Tower: red holds no figure at all, yet may buy one before the tile is counted.
with      tower no-fields
players   red blue
track     red 9
board     U> .
prisoners blue red meeple
          blue red meeple
          blue red meeple
          blue red meeple
          blue red meeple
          blue red meeple
          blue red meeple
pieces    red 0 blue 0
play      red tile U> B1
offers    red: ransom meeple blue | pass
