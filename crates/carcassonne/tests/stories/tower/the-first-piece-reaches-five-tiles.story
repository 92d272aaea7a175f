# The Tower: its own tile and the four beside it; not across the corner.
with      tower
players   red blue
board     B^ B^   .  .
          B^ TuB^ B^ .
          .  B^   .  .
figures   blue meeple A1 monastery
          blue meeple B1 monastery
play      red tile E^ D2
          red tower B2
offers    red: capture blue meeple B1 monastery | pass
play      red capture blue meeple B1 monastery
expect    red prisoners blue meeple
          tower B2 1
          red pieces 9
          blue holds 5 meeple
          turn chance
