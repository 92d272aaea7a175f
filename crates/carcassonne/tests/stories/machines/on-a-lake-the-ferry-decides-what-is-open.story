# Flying Machines and Ferries: a road that ends at an empty pier and is closed at its other end is
# finished.
with      machines ferries
players   red blue
board     FaehrD^ . W^
ferries   A1 S W
play      red tile FlugB^ B1
          red fly meeple
          chance roll 1
offers    red: land road S | land road W
