# Two at the same end: the first secures the cards, the second none.
players   red blue
round     1
rows      city blue-3
hands     blue blue-1
hands     red blue-1
play      blue claim city
          red claim city
expect    claims blue city 1 red city 0
