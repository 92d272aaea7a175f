# Ferries: red turns the ferry away, and blue's road ends at the empty pier.
with      ferries
players   red blue
board     W^ FaehrD^ .
ferries   B1 E W
figures   blue meeple A1 road E
play      red tile U> C1
          red pass
          red turn B1 E S
expect    blue 2
          blue holds 7 meeple
