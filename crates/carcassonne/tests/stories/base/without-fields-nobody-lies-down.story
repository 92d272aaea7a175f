# First game, p. 2: fields are left out.
with      no-fields
players   red blue
board     D^
play      red tile W^ B1
refused   red meeple field NNW
offers    red: meeple road E | meeple road S | meeple road W | pass
