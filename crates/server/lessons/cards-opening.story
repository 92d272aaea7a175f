# Ten cards are turned up. The dealer puts the joker and the fairy where he likes; no green card came.
game      cardcassonne
players   red blue
play      chance open yellow-animal
          chance open blue-1
          chance open animal-joker
          red put animal-joker monastery
          chance open red-2
          chance open fairy
          red put fairy city
          chance open blue-3
          chance open yellow-1
          chance open red-building
          chance open blue-1
          chance open blue-2
expect    row field none
          row city blue-1 fairy blue-3 blue-1 blue-2
