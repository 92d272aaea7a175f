# The first seat deals first. The joker is one of the ten.
players   red blue yellow
play      chance open blue-1
          chance open fairy
offers    red: put fairy monastery | put fairy road | put fairy field | put fairy city
refused   blue put fairy city
play      red put fairy city
          chance open building-joker
          red put building-joker city
          chance open blue-1
          chance open blue-1
          chance open blue-1
          chance open blue-1
          chance open blue-1
          chance open blue-1
          chance open blue-1
expect    row city blue-1 fairy building-joker blue-1 blue-1 blue-1 blue-1 blue-1 blue-1 blue-1
          dealer red
          round 1
          deck 120
