# Flying Machines with the Abbot, p. 24: "Meeple ODER großen Meeple durch Fluggerät ins Spiel bringen"; the abbot is
# named beside them only where figures go on the tile just laid.
with      machines abbot big-meeple
players   red blue
board     Eg^ .
play      red tile FlugG^ B1
offers    red: meeple field NNW | big-meeple field NNW | fly meeple | fly big-meeple | pass
refused   red fly abbot
