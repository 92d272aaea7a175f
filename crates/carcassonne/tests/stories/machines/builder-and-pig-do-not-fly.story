# Flying Machines: special figures are no meeples.
with      machines builder pig big-meeple
players   red blue
board     B^ .
play      red tile FlugG^ B1
offers    red: meeple field NNW | big-meeple field NNW | fly meeple | fly big-meeple | pass
