//! Where a tile may go. Every gap is an empty cell beside a tile; what its sides demand is one
//! 16-bit mask, so "does it fit" is one AND and one compare over a flat array, which the compiler
//! turns into vector instructions.

use crate::grid::{Cell, Facing};
use crate::tile::Kind;

/// Gaps are compared this many at a time.
const LANES: usize = 16;

/// A demand that no tile meets: it fills the last lanes.
const NEVER: u16 = u16::MAX;

/// The empty cells beside the tiles.
#[derive(Clone, Debug, Default)]
pub(crate) struct Gaps {
    /// What the neighbours show: a nibble a side, one bit a terrain, nothing where no tile lies.
    /// Filled up with [`NEVER`] to whole lanes.
    demands: Vec<[u16; LANES]>,
    cells: Vec<Cell>,
}

impl Gaps {
    pub(crate) fn with_room() -> Gaps {
        Gaps { demands: Vec::with_capacity(4), cells: Vec::with_capacity(4 * LANES) }
    }

    pub(crate) fn len(&self) -> usize {
        self.cells.len()
    }

    pub(crate) fn cells(&self) -> &[Cell] {
        &self.cells
    }

    #[inline]
    pub(crate) fn demand(&self, gap: usize) -> u16 {
        self.demands[gap / LANES][gap % LANES]
    }

    /// Adds an empty cell.
    #[inline]
    pub(crate) fn open(&mut self, cell: Cell, demand: u16) {
        let gap = self.cells.len();
        if gap.is_multiple_of(LANES) {
            self.demands.push([NEVER; LANES]);
        }
        self.demands[gap / LANES][gap % LANES] = demand;
        self.cells.push(cell);
    }

    #[inline]
    pub(crate) fn add_demand(&mut self, gap: usize, demand: u16) {
        self.demands[gap / LANES][gap % LANES] |= demand;
    }

    /// Removes a gap. The last one takes its number; its cell is returned if that was another.
    #[inline]
    pub(crate) fn close(&mut self, gap: usize) -> Option<Cell> {
        self.cells.swap_remove(gap);
        let last = self.cells.len();
        self.demands[gap / LANES][gap % LANES] = self.demand(last);
        self.demands[last / LANES][last % LANES] = NEVER;
        if last.is_multiple_of(LANES) {
            self.demands.pop();
        }
        self.cells.get(gap).copied()
    }

    /// Calls `found` for every gap and facing in which the kind fits.
    #[inline]
    pub(crate) fn each_fit(&self, kind: &Kind, mut found: impl FnMut(Cell, Facing)) {
        let edges = kind.edges_that_differ;
        for (row, demands) in self.demands.iter().enumerate() {
            let fits = fit_bits(demands, edges);
            for (four, bits) in fits.chunks_exact(4).enumerate() {
                let lanes = [bits[0], bits[1], bits[2], bits[3]].map(u64::from);
                let mut left = lanes[0] | lanes[1] << 16 | lanes[2] << 32 | lanes[3] << 48;
                while left != 0 {
                    let bit = left.trailing_zeros() as usize;
                    left &= left - 1;
                    let gap = row * LANES + four * 4 + bit / 16;
                    found(self.cells[gap], Facing::from_quarters((bit % 16) as u8));
                }
            }
        }
    }

    /// Whether the kind fits anywhere.
    pub(crate) fn any_fit(&self, kind: &Kind) -> bool {
        let edges = kind.edges_that_differ;
        self.demands.iter().any(|demands| {
            fit_bits(demands, edges).into_iter().fold(0, |any, bits| any | bits) != 0
        })
    }
}

/// For each gap a number whose bit *q* says that the tile fits after *q* quarter turns.
#[inline]
fn fit_bits(demands: &[u16; LANES], edges: [u16; 4]) -> [u16; LANES] {
    let mut fits = [0; LANES];
    for (fits, demand) in fits.iter_mut().zip(demands) {
        let fit = |quarters: usize| u16::from(demand & edges[quarters] == *demand) << quarters;
        *fits = fit(0) | fit(1) | fit(2) | fit(3);
    }
    fits
}
