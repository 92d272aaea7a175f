# The Abbot, p. 9: five neighbours and the monastery itself, then what else is finished is scored.
with      abbot
players   red blue
board     B^ B^ .
          B^ B^ B^
figures   red abbot B1 monastery
play      red tile E^ C1
offers    red: meeple city N | meeple field ENE | recall abbot | pass
play      red recall abbot
expect    red 6
          red holds 1 abbot
          turn chance
