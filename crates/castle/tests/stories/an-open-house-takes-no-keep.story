# It pays its tiles and nothing else.
tiles     E9 H6^ F9 H8<
followers black E9 house E
held      black open-house
bag       empty
expect    black 2
          black keep none
