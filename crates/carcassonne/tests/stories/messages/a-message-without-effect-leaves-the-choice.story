# Messages, p. 16: the action or two points. Red has no farmer, so the action gives nothing; the choice is red's all
# the same, and the two points come first.
with      messages
players   red blue
track     red 12
women     red 30 blue 1
board     W^ . W^
figures   red meeple A1 road E
play      red tile U> B1
          red pass
          red move 3
          chance message 7
offers    red: points | message
play      red message
expect    red counter 15
          red woman 30
          turn chance
          messages 7
