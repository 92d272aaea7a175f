# The Tower with the builder: the builder gives a further whole turn, so each part has a ransom of its own.
with      tower builder
players   red blue
track     red 20
board     W^ . .
prisoners blue red meeple
          blue red meeple
figures   red meeple A1 road E
          red builder A1 road E
play      red tile U> B1
          red ransom meeple blue
refused   red ransom meeple blue
play      red pass
          red again
          red tile U> C1
          red ransom meeple blue
expect    red 14
          red holds 6 meeple
