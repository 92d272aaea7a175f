# The Abbot, p. 9.
with      abbot
players   red blue
board     D^
play      red tile B^ A2
offers    red: meeple monastery | meeple field NNW | abbot monastery | pass
refused   red abbot field NNW
play      red abbot monastery
expect    red abbot on A2 monastery
