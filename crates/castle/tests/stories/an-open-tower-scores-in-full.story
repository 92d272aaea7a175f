# Two points a tile.
tiles     E9 T4^ F9 T6<
followers black E9 tower E
held      black open-tower
bag       empty
expect    black 4
