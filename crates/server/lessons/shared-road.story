# Two roads become one; one traveller each.
players   red blue
board     A< U> . A>
figures   blue meeple A1 road E
          red meeple D1 road W
play      red tile U +2,0 >
          red pass
expect    red 4
          blue 4
