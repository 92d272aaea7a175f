# Two sheep lay there. Two more and a joker make five.
game      cardcassonne
players   red blue
round     3
track     red 6
animals   red green 2 0
rows      field green-animal animal-joker green-animal
followers blue monastery 0
play      red claim field
expect    red 20
          red animals green 5
