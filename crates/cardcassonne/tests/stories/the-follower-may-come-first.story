# Before any card; the first card lies face down all the same.
players   red blue
round     1
hands     blue blue-1 blue-1 blue-1 blue-1 blue-1 fairy
hands     red green-1 green-1 green-1 green-1 green-1 green-1
play      blue claim city
          red down green-1 road
offers    blue: down blue-1 monastery | down blue-1 road | down blue-1 field | down blue-1 city | down fairy monastery | down fairy road | down fairy field | down fairy city
