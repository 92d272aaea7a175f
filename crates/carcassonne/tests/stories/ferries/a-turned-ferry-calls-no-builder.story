# Ferries with the builder, p. 17: his road grows by the ferry alone, so there is no second tile.
with      ferries builder
players   red blue
board     . U> FaehrD^ U>
          . .  U^      .
ferries   C1 E W
figures   red meeple C2 road N
          red builder C2 road N
play      red tile U> A1
          red pass
          red turn C1 S W
expect    joined A1 road E C2 road S
          turn chance
play      blue tile B^ B2
