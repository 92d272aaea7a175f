# Fields, p. 8: three roads from a village make three fields.
players   red blue
board     W^
expect    parts A1 field 3
          apart A1 field NNW A1 field ESE
          apart A1 field ESE A1 field SSW
          joined A1 field ENE A1 field WNW
