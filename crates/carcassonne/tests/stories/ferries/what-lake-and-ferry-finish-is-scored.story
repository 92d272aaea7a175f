# Ferries, p. 17: red's city and blue's road, which ends at a pier without a ferry.
with      ferries
players   red blue
board     .  .  Ev
          .  .  G>
          .  .  G>
          W^ U> .
figures   blue meeple A4 road E
play      red tile FaehrA^ C4
          red meeple city N
          red ferry E S
expect    blue 3
          red 8
          red holds 7 meeple
          blue holds 7 meeple
