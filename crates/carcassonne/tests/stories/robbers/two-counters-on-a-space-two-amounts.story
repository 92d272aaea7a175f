# Robbers with Messages: green's counter and red's woman leave the robber's space by three and six;
# blue chooses.
with      robbers messages
players   red blue yellow green
track     red 21 green 7
women     red 7 green 30
robbers   blue 7
board     W^ U> . U> U> U> U> W^
figures   green meeple A1 road E
          red meeple H1 road W
play      red tile W^ C1
          red pass
          red move 6 woman
          green move 3
offers    blue: rob 6 red | rob 3 green
play      blue rob 3 green
expect    blue 2
