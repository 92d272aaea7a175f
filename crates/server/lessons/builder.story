# Red's tile extends the road with red's builder.
with      traders
players   red blue
board     .  .  .
          W^ U> .
figures   red meeple A2 road E
          red builder B2 road E
play      red tile U +2,+1 >
          red pass
          red again
expect    turn chance
