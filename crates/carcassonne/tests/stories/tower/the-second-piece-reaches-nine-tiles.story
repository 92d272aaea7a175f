# The Tower: two tiles in each direction; green, blue, black or an own meeple.
with      tower
players   red blue yellow green black
board     .  .  B^   .  .  .
          .  .  B^   .  .  .
          B^ B^ TuB^ B^ B^ .
          .  .  B^   .  .  .
          .  .  B^   .  .  .
towers    C3 1
figures   green meeple C1 monastery
          blue meeple A3 monastery
          red meeple D3 monastery
          black meeple C5 monastery
play      red tile E^ F3
          red tower C3
offers    red: capture green meeple C1 monastery | capture blue meeple A3 monastery | capture red meeple D3 monastery | capture black meeple C5 monastery | pass
play      red capture red meeple D3 monastery
expect    red holds 7 meeple
          red prisoners none
          tower C3 2
