# A face-down card counts for whoever claims it, also for its player.
players   red blue
round     1
rows      city red/green-1 blue/blue-1
followers blue monastery 0
play      red claim city
expect    red 11
          row city none
