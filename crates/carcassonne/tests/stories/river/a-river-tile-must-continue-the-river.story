# The River, p. 9: it goes to the open end and nowhere else, and its river must meet the river.
with      river
players   red blue
board     F1^
refused   red tile F4> A2
          red tile F4^ B1
          red tile F9> 0,-1
play      red tile F4^ A2
offers    red: meeple field NNW | meeple field NNE | pass
