# Red's tile extends the road, and the turned ferry closes blue's.
with      ferries
players   red blue
board     W^ FaehrD^ .
ferries   B1 E W
figures   blue meeple A1 road E
          red meeple B1 road E
play      red tile U +2,0 >
          red pass
          red turn +1,0 E S
expect    blue 2
          red 0
