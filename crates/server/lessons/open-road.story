# Nobody closed it before the end.
players   red blue
board     W^ U> U>
figures   red meeple A1 road E
bag       empty
expect    red 3
