# A square cuts a path: each arm can be taken by itself, and so can the courts between them.
play      black tile P7^ B10
offers    black: follower path E | follower path S | follower path W | follower court NNW | follower court ESE | follower court SSW | pass
