# A path begins at the wall, so nothing leads around it.
tiles     B10 HP1>
expect    apart B10 court NNW B10 court SSE
