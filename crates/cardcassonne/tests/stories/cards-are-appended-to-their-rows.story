# Black's red card lies at the board, Blue's after it, Green's green one in its row.
players   red blue yellow green black
round     1
dealer    green
hands     black red-1
hands     red yellow-1
hands     blue red-2
hands     yellow blue-1
hands     green green-1
followers black road 0
followers red road 0
followers blue road 0
followers yellow road 0
followers green road 0
play      black play red-1 road
          red play yellow-1 monastery
          blue play red-2 road
          yellow play blue-1 city
          green play green-1 field
expect    row road red-1 red-2
          row field green-1
