# Twice.
tiles     E9 H6^ F9 H8<
followers black E9 house E
held      black open-house open-house
bag       empty
expect    black 4
