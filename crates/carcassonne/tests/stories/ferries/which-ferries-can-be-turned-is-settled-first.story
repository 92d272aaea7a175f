# Ferries: after the first ferry was turned another lies on the road, but its right does not grow.
with      ferries
players   red blue
board     FaehrE^ .
          FaehrF> .
ferries   A1 E W
          A2 N S
play      red tile U> B1
          red pass
offers    red: turn A1 E S | turn A1 S W | pass
play      red turn A1 E S
expect    joined B1 road E A2 road S
          turn chance
