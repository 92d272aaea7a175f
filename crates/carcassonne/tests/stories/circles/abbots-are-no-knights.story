# Crop Circles with the Abbot: monks and abbots are never concerned.
with      circles abbot
players   red blue
board     B^ .
figures   red abbot A1 monastery
play      red tile Korn5^ B1
          red pass
expect    turn chance
