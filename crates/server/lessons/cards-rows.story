# Red has played a card face down before. Two cards have one row each, the dragon has all of them.
game      cardcassonne
players   red blue
round     1
dealer    blue
rows      monastery yellow-1
rows      road red-2 red-animal
rows      city blue-3 blue-1
hands     red green-2 blue-building dragon
hands     blue yellow-1 yellow-2 yellow-3
expect    turn red
