# All seven start spaces are open from the beginning; without a path a tile fits at four of them.
play      chance draw C1
offers    black: tile C1^ D1 | tile C1^ I3 | tile C1^ D6 | tile C1^ D12
