# Followers on a path, a house and a tower.
tiles     B10 P1> E9 T4^ G9 H6^
followers black B10 path W
          black E9 tower E
          white G9 house E
bag       empty
expect    black 0
          white 0
