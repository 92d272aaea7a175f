# The Tower: a prisoner can be bought back in one's own turn. Red has the three points only once the road is scored.
with      tower
players   red blue
board     W^ U> .
prisoners blue red meeple
figures   red meeple A1 road E
play      red tile W^ C1
          red pass
offers    red: ransom meeple blue | pass
play      red ransom meeple blue
expect    red 0
          blue 3
          red holds 7 meeple
          turn chance
