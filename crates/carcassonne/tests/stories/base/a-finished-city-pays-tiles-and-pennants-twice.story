# Cities, p. 5: three tiles and a pennant, two points each.
players   red blue
board     .
          F>
          E^
figures   red meeple A3 city N
play      red tile Ev A1
          red pass
expect    red 8
          red holds 7 meeple
