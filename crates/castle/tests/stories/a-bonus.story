# Five points for each.
track     black 8
held      black bonus bonus
bag       empty
expect    black 18
          black held bonus bonus
          turn over
