# The Tower with Crop Circles, p. 21: the circle is carried out after the turn. The ransom comes before it, and what
# it brings back can be used then.
with      tower circles
players   red blue
board     Ev E^
          .  .
prisoners blue red meeple
pieces    red 0 blue 0
figures   red meeple A1 city S
          red meeple B1 city N
play      red tile Korn5^ A2
          red pass
offers    red: ransom meeple blue | pass
play      red ransom meeple blue
          red circle join
          red join meeple B1 city N
expect    red 1
          red holds 5 meeple
