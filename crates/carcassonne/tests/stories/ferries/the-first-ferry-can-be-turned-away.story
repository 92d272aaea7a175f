# Ferries, p. 17, third example: red extends the road and turns the ferry, so that red and yellow no
# longer share a road.
with      ferries
players   red blue yellow
board     .  U> FaehrD^ U>
ferries   C1 E W
figures   red meeple B1 road E
          yellow meeple D1 road W
play      red tile U> A1
          red pass
offers    red: turn C1 E S | turn C1 S W | pass
play      red turn C1 S W
expect    apart B1 road E D1 road W
          joined B1 road E C1 road S
          turn chance
