# Two against one.
tiles     D9-H9 C1^
followers black D9 court NNW
          white E9 court NNW
          black F9 court NNW
bag       empty
expect    black 15
          white 0
