# Three roads from a village make three fields.
players   red blue yellow
board     W^
figures   red meeple A1 field NNW
          blue meeple A1 field ESE
          yellow meeple A1 field SSW
expect    parts A1 field 3
