# Ten cards are turned up, each goes to the row of its colour; a row may stay empty. 120 are left.
players   red blue
play      chance open blue-1
          chance open blue-3
          chance open yellow-animal
          chance open red-2
          chance open blue-building
          chance open red-2
          chance open yellow-1
          chance open red-animal
          chance open blue-1
expect    round 0
play      chance open yellow-2
expect    row monastery yellow-animal yellow-1 yellow-2
          row road red-2 red-2 red-animal
          row field none
          row city blue-1 blue-3 blue-building blue-1
          round 1
          deck 120
          turn chance
