# There is no way to keep him back.
players   red blue
round     1
dealer    blue
hands     blue green-1
followers red city 0
hands     red green-1
play      blue play green-1 field
          red play green-1 field
offers    blue: claim monastery | claim road | claim field | claim city
