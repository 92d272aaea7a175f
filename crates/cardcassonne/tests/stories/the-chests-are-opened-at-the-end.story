# Then everybody sees what was there.
players   red blue
round     10
chests    red green-building red-building
followers red city 0
followers blue city 0
expect    blue sees red chest 2 open
          red 5
          turn over
