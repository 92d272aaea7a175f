# Seven pieces of road on six tiles: the bridge counts once.
with      trader-tiles
players   red blue
board     .  V<  V^
          A< HB^ V>
          .  .   .
figures   red meeple A2 road E
play      red tile Av B3
          red pass
expect    red 6
