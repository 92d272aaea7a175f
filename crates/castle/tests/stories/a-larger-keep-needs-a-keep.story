# Without a keep there is nothing to enlarge.
held      black larger-keep
bag       empty
expect    black 0
          black keep none
