# Not even the owner, until the end. How many cards are there can be seen.
players   red blue
round     9
chests    red green-building red-building
followers red city 0
followers blue city 0
expect    red sees red chest 2
          blue sees red chest 2
          turn chance
