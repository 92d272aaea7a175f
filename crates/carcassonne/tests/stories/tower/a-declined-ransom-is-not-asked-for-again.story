# The Tower: red could buy the prisoner before the scoring and did not; after it nothing new has become possible.
with      tower
players   red blue
track     red 3
board     W^ U> .
prisoners blue red meeple
figures   red meeple A1 road E
play      red tile W^ C1
          red pass
expect    red 6
          turn chance
