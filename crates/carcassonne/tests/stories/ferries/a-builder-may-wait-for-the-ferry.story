# Ferries with the builder: the end at the new pier is not finished before the ferry lies.
with      ferries builder
players   red blue
board     W^ .
figures   red meeple A1 road E
play      red tile FaehrD^ B1
          red builder road W
          red ferry E W
expect    red builder on B1 road W
          red 0
          turn chance
