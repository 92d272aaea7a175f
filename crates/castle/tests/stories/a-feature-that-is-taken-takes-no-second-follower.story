# Not even the owner's, and however far away he stands.
tiles     B10 P1>
followers white B10 path W
play      black tile P1> C10
offers    black: follower court NNW | follower court SSE | pass
