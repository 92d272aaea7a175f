# House, tower and court may touch; a path must run on.
tiles     E9 H1^
refused   black tile P1> F9
play      black tile T7^ F9
expect    apart E9 house N F9 tower N
