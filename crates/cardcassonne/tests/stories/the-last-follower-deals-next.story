# Whoever puts him last lies him down and deals; the next round begins left of there.
players   red blue yellow
round     1
dealer    red
hands     blue blue-1
hands     yellow blue-1
hands     red blue-1
play      blue play blue-1 city
          yellow claim city
          red claim city
          blue claim city
expect    dealer red
play      yellow play blue-1 city
          red play blue-1 city
expect    dealer blue
          round 2
          turn chance
refused   chance deal blue green-1
play      chance deal yellow green-1
