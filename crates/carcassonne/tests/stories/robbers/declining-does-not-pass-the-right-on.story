# Robbers: red declines, blue may still place and declines too; yellow is not asked.
with      robbers
players   red blue yellow
board     U^
          .
play      red tile RaubF^ A2
          red pass
          blue pass
expect    turn red
          blue robber home
