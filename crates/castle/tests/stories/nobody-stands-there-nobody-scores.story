# A completed path without followers.
play      black tile HP1> B10
          black pass
expect    black 0
          white 0
