# New tiles, p. 11: a farmer may lie on the field in the middle.
with      traders
players   red blue
board     Ev
play      red tile HM^ A2
expect    parts A2 city 3
play      red meeple field inside
expect    red meeple on A2 field inside
