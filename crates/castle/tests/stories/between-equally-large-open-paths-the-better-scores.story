# Two tiles with a fountain and two without: the fountain decides.
tiles     B10 P2> E5 P1> F5 P1>
followers black B10 path W
          black F5 path E
held      black open-path
bag       empty
expect    black 4
