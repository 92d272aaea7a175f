# The Abbot, p. 9: an ordinary meeple may not.
with      abbot
players   red blue
board     D^
play      red tile Ev A2
refused   red meeple garden
play      red pass
          blue tile Ug> B1
refused   blue meeple garden
offers    blue: meeple road E | meeple field NNW | meeple field ESE | abbot garden | pass
play      blue abbot garden
expect    blue abbot on B1 garden
          blue holds 0 abbot
