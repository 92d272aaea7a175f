# He would go home at once, so it is not offered.
with      builder
players   red blue
board     W^ U> .
figures   red meeple A1 road E
play      red tile W^ C1
refused   red builder road W
play      red pass
expect    red 3
