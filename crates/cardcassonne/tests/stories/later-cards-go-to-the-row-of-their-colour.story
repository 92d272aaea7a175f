# Face up. Jokers go anywhere.
players   red blue
round     1
hands     blue green-1 green-1 dragon
hands     red green-2 green-2 red-1
followers red city 0
followers blue city 0
offers    blue: play green-1 field | play dragon monastery | play dragon road | play dragon field | play dragon city
refused   blue play green-1 road
          blue down green-1 road
          blue play green-2 field
play      blue play dragon road
expect    row road dragon
          nobody sees road dragon
