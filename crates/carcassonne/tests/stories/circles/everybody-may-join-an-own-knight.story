# Crop Circles, p. 21, example for A: red lays the shield and puts a knight. Green, who has one, joins
# it; the others have none; red may join the new knight, but not the empty city on the tile.
with      circles
players   red blue yellow green
board     B^ .
          Ev .
figures   green meeple A2 city S
play      red tile Korn5^ B1
          red meeple city S
offers    red: circle join | circle remove
play      red circle join
offers    green: join meeple A2 city S | pass
play      green join meeple A2 city S
offers    red: join meeple B1 city S | pass
play      red join meeple B1 city S
expect    red holds 5 meeple
          green holds 5 meeple
          turn chance
