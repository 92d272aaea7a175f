# The ferry makes one road of red's and blue's.
with      ferries
players   red blue
board     W^ .
figures   blue meeple A1 road E
play      red tile FaehrD +1,0 ^
          red meeple road E
          red ferry E W
expect    joined A1 road E B1 road E
          apart B1 road E B1 road S
