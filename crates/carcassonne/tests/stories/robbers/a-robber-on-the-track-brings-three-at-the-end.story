# Robbers, p. 20, final count.
with      robbers
players   red blue
robbers   red 0
bag       empty
expect    red 3
          red robber home
          blue 0
