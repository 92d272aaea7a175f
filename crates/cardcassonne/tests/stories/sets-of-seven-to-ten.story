# Seven to ten of a kind: 18, 20, 22, and 24 with a joker.
players   red blue yellow green
round     5
animals   red green 6 0
animals   blue blue 7 0
animals   yellow red 8 0
animals   green yellow 8 0
rows      field green-animal
rows      city blue-animal
rows      road red-animal
rows      monastery yellow-animal animal-joker
followers blue city 1
followers yellow road 1
followers green monastery 2
play      red claim field
expect    red 18
          red animals green 7
          blue 20
          blue animals blue 8
          yellow 22
          yellow animals red 9
          green 24
          green animals yellow 10
