# The second storey reaches two tiles far.
with      tower
players   red blue yellow
board     .  .  .    E^
          W^ U> TuG^ W^
towers    C2 1
figures   blue meeple A2 road S
          blue meeple D1 city N
          yellow meeple D2 road E
play      red tile U +2,0 ^
          red tower +2,+1
offers    red: capture blue meeple 0,+1 road S | capture yellow meeple +3,+1 road E | pass
