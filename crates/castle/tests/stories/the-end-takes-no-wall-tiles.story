# The marker rests on 13, but the wall was cleared.
track     black 8
held      black bonus
bag       empty
expect    black 13
          black held bonus
          turn over
