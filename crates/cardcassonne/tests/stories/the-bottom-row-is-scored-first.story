# City, field, road, monastery. All rows are turned up before.
players   red blue
round     1
rows      monastery red/green-building
rows      city blue/red-animal
followers red monastery 1
followers blue city 1
expect    turn blue
          row monastery none
          row city none
play      blue discard red-animal
          red keep green-building
expect    blue 10
          red chest 1
