# Big Box, p. 2: single parts of a box may be used. No inn is in the bag.
with      big-meeple
players   red blue
board     D^
refused   chance draw EA
play      red tile W^ B1
          red big-meeple road E
expect    red holds 0 big-meeple
