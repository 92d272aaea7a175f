# Laying tiles, p. 4: road to road, field to field, city to city; a corner is no contact.
players   red blue
board     D^
refused   red tile E^ B1
          red tile U^ B1
          red tile B^ B2
play      red tile U> B1
expect    turn red
