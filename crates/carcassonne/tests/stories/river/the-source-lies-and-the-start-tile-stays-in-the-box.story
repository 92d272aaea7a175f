# The River, p. 9: the first tile drawn is one of the ten.
with      river
players   red blue
refused   chance draw D
          chance draw F12
          chance draw F1
play      red tile F4^ 0,+1
expect    parts A1 field 3
          parts A1 river 1
