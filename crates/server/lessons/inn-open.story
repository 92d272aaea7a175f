# An inn on a road that nobody finished.
with      inns
players   red blue
board     W^ EB^ U>
figures   red meeple A1 road E
bag       empty
expect    red 0
