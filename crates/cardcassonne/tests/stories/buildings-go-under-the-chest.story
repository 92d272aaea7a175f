# A joker and two buildings: nothing now.
players   red blue
round     1
rows      city building-joker blue-building blue-building
followers blue monastery 0
play      red claim city
expect    red 0
          red chest 3
