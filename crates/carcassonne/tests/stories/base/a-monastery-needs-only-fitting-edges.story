# Monasteries, p. 5: field meets field; a monk may stand on it.
players   red blue
board     D^
play      red tile B^ A2
offers    red: meeple monastery | meeple field NNW | pass
play      red meeple monastery
expect    red meeple on A2 monastery
