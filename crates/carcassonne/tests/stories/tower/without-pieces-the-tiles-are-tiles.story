# The Tower's tiles without the pieces: nothing can be built.
with      tower-tiles
players   red blue
board     TuB^ .
play      red tile E^ B1
offers    red: meeple city N | meeple field ENE | pass
