# Everybody may add a knight to a knight.
with      circles
players   red blue
board     .
          N^
figures   blue meeple A2 city N
play      red tile Korn5 0,0 ^
          red meeple city N
          red circle join
          blue pass
          red join meeple 0,0 city N
expect    red holds 5 meeple
