# Goldmines, the scoring tile: up to three bars one point each, up to six two, up to nine three, then
# four.
with      gold
players   red blue yellow
gold      red 3 blue 10
bag       empty
expect    red 3
          blue 40
          yellow 0
