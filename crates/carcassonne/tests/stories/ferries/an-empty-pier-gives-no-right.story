# Ferries: the extended road ends at a pier where no ferry lies.
with      ferries
players   red blue
board     FaehrD^ .
ferries   A1 S W
play      red tile U> B1
          red pass
expect    turn chance
