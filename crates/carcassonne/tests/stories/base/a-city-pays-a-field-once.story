# A field that touches one city at three tiles gets three points.
players   red blue
board     E> G^ E<
figures   red meeple B1 field NNW
bag       empty
expect    red 3
