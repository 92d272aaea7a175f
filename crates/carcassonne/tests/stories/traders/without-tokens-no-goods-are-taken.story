# Single parts of a box: the tiles without the tokens.
with      trader-tiles
players   red blue
board     E> HQ^ .
play      red tile E< C1
          red pass
expect    red goods wine 0 grain 0 cloth 0
