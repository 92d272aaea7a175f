//! Where a tile may go. Every gap is an empty cell beside a tile; what its sides demand is one
//! 16-bit mask, so "does it fit" is one AND and one compare over a flat array, which the compiler
//! turns into vector instructions.

use crate::grid::{Cell, Facing};
use crate::tile::Kind;

/// The empty cells beside the tiles, in two arrays of equal length.
#[derive(Clone, Debug, Default)]
pub(crate) struct Gaps {
    /// What the neighbours show: a nibble a side, one bit a terrain, nothing where no tile lies.
    demands: Vec<u16>,
    cells: Vec<Cell>,
}

impl Gaps {
    pub(crate) fn len(&self) -> usize {
        self.cells.len()
    }

    pub(crate) fn cell(&self, gap: usize) -> Cell {
        self.cells[gap]
    }

    pub(crate) fn cells(&self) -> &[Cell] {
        &self.cells
    }

    pub(crate) fn demand(&self, gap: usize) -> u16 {
        self.demands[gap]
    }

    /// Adds an empty cell.
    pub(crate) fn open(&mut self, cell: Cell, demand: u16) {
        self.cells.push(cell);
        self.demands.push(demand);
    }

    pub(crate) fn add_demand(&mut self, gap: usize, demand: u16) {
        self.demands[gap] |= demand;
    }

    /// Removes a gap. The last one takes its number; its cell is returned if that was another.
    pub(crate) fn close(&mut self, gap: usize) -> Option<Cell> {
        self.cells.swap_remove(gap);
        self.demands.swap_remove(gap);
        self.cells.get(gap).copied()
    }

    /// Calls `found` for every gap and facing in which the kind fits.
    #[inline]
    pub(crate) fn each_fit(&self, kind: &Kind, mut found: impl FnMut(Cell, Facing)) {
        const CHUNK: usize = 32;
        let edges = masks(kind);
        for (chunk, demands) in self.demands.chunks(CHUNK).enumerate() {
            let mut fits = [0u8; CHUNK];
            fit_flags(demands, edges, &mut fits);
            for (eight, flags) in fits.chunks_exact(8).enumerate() {
                let mut left = u64::from_le_bytes(flags.try_into().expect("chunks of eight"));
                while left != 0 {
                    let bit = left.trailing_zeros() as usize;
                    left &= left - 1;
                    let gap = chunk * CHUNK + eight * 8 + bit / 8;
                    found(self.cells[gap], Facing::from_quarters((bit % 8) as u8));
                }
            }
        }
    }

    /// Whether the kind fits anywhere.
    pub(crate) fn any_fit(&self, kind: &Kind) -> bool {
        let edges = masks(kind);
        self.demands.chunks(32).any(|demands| {
            let mut fits = [0u8; 32];
            fit_flags(demands, edges, &mut fits);
            fits.iter().fold(0, |any, flags| any | flags) != 0
        })
    }
}

/// The edges of the facings that differ; the others demand the impossible.
fn masks(kind: &Kind) -> [u16; 4] {
    let mut masks = [0; 4];
    for facing in kind.facings() {
        let quarters = facing.quarters() as usize;
        masks[quarters] = kind.turned[quarters].edges;
    }
    masks
}

/// One byte a gap: bit *q* says that the tile fits after *q* quarter turns.
#[inline]
fn fit_flags(demands: &[u16], edges: [u16; 4], fits: &mut [u8; 32]) {
    for (flags, demand) in fits.iter_mut().zip(demands) {
        let fit = |quarters: usize| u8::from(demand & edges[quarters] == *demand) << quarters;
        *flags = fit(0) | fit(1) | fit(2) | fit(3);
    }
}
