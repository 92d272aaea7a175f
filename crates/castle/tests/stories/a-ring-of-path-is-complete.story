# Four curves.
tiles     E9 P4< F9 P4^ F10 P4>
bag       2 P4
play      black tile P4v E10
          black follower path N
expect    black 4
