# Four cards to the board, four to the board, three to the green follower.
players   red blue yellow green black
round     1
dealer    red
rows      field green-1 green-1 green-2 green-animal
rows      city blue-1 blue-1 blue-2 blue-animal blue-1 blue-building blue-3
followers black field 4
followers green city 4
followers blue road 0
followers yellow road 0
hands     red red-1
hands     blue red-1
hands     yellow red-1
hands     green blue-1
hands     black green-1
play      red claim city
expect    claims black field 4 green city 4 blue road 0 yellow road 0 red city 3
play      blue play red-1 road
          yellow play red-1 road
          green play blue-1 city
          black play green-1 field
          red play red-1 road
expect    row city blue-1
          row field green-1
          row road red-1 red-1 red-1
          black 15
          black animals green 1
          green 15
          green animals blue 1
          red 8
          red chest 1
