# What is not in the box has no rule: nobody stands in a garden.
players   red blue
board     D^
play      red tile Ug> B1
offers    red: meeple road E | meeple field NNW | meeple field ESE | pass
