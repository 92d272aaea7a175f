# Crop Circles, p. 21, example for B: green's city of two tiles brings four; then red and blue take
# their only farmers back. Nobody is asked what leaves no choice.
with      circles
players   red blue yellow green
turn      green
board     Ev B^
          .  .
figures   red meeple A1 field NNW
          blue meeple B1 field NNW
play      green tile Korn3^ A2
          green meeple city N
          green circle remove
expect    green 4
          red holds 7 meeple
          blue holds 7 meeple
          turn chance
