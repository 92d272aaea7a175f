# A turn is a card or the follower, never nothing; after the follower come the cards.
players   red blue
round     1
hands     blue green-1
hands     red green-1
offers    blue: play green-1 field | claim monastery | claim road | claim field | claim city
play      blue claim field
          red claim city
offers    blue: play green-1 field
