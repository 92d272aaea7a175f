# Messages, p. 16: at the end the points of both counters are added, and nobody reads anything.
with      messages
players   red blue
track     red 8
women     red 5
board     U> U>
figures   red meeple A1 road E
bag       empty
expect    red 15
          red counter 10
          red woman 5
          turn over
