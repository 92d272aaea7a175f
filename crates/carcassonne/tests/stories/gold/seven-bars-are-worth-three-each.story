# Goldmines, p. 18, final count: 102 points and seven bars.
with      gold
players   red blue
track     red 102
gold      red 7
bag       empty
expect    red 123
