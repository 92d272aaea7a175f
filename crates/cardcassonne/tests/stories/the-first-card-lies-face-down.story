# In any row, whatever its colour. It is the first card that counts, not the first turn: a follower put
# before changes nothing.
players   red blue
round     1
hands     blue blue-1
hands     red green-1
begun     none
followers blue city 0
followers red city 0
refused   blue claim city
          blue play blue-1 city
offers    blue: down blue-1 monastery | down blue-1 road | down blue-1 field | down blue-1 city
