# The path runs on; that a tower meets a house is allowed. Turned, the path would run into the house.
game      castle
tiles     D9 HP3^ E8 H4v
refused   black tile TP7> E9
play      black tile TP7^ E9
          black pass
expect    black 0
          apart E8 house S E9 tower N
