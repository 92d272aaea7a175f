# One on the tile, one on the wall.
tiles     I3 C1^
followers black I3 court NNW
bag       empty
expect    black 6
