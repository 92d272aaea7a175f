//! Where a tile may go. Every gap is an empty cell beside a tile; what its sides demand is one
//! 16-bit mask, so "does it fit" is one AND and one compare over a flat array, which the compiler
//! turns into vector instructions.

use crate::grid::{Cell, Facing};
use crate::tile::Kind;

/// Gaps are compared this many at a time.
const LANES: usize = 16;

/// A demand that no tile meets: it fills the last lanes.
const NEVER: u16 = u16::MAX;

/// Gaps that are compared at once.
#[derive(Clone, Copy, Debug)]
struct Row {
    /// What the neighbours show: a nibble a side, one bit a terrain, nothing where no tile lies.
    demands: [u16; LANES],
    cells: [Cell; LANES],
}

/// The empty cells beside the tiles.
#[derive(Debug)]
pub(crate) struct Gaps {
    rows: Vec<Row>,
    count: usize,
}

impl Clone for Gaps {
    fn clone(&self) -> Gaps {
        let Gaps { rows, count } = self;
        Gaps { rows: rows.clone(), count: *count }
    }

    fn clone_from(&mut self, from: &Gaps) {
        let Gaps { rows, count } = from;
        self.rows.clone_from(rows);
        self.count = *count;
    }
}

impl Gaps {
    pub(crate) fn with_room() -> Gaps {
        Gaps { rows: Vec::with_capacity(4), count: 0 }
    }

    pub(crate) fn len(&self) -> usize {
        self.count
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(self.rows.as_slice())
    }

    #[inline]
    fn cell(&self, gap: usize) -> Cell {
        self.rows[gap / LANES].cells[gap % LANES]
    }

    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> {
        (0..self.count).map(|gap| self.cell(gap))
    }

    #[inline]
    pub(crate) fn demand(&self, gap: usize) -> u16 {
        self.rows[gap / LANES].demands[gap % LANES]
    }

    #[inline]
    fn set(&mut self, gap: usize, cell: Cell, demand: u16) {
        let row = &mut self.rows[gap / LANES];
        row.cells[gap % LANES] = cell;
        row.demands[gap % LANES] = demand;
    }

    /// Adds an empty cell.
    #[inline]
    pub(crate) fn open(&mut self, cell: Cell, demand: u16) {
        if self.count.is_multiple_of(LANES) {
            self.rows.push(Row { demands: [NEVER; LANES], cells: [Cell::default(); LANES] });
        }
        self.set(self.count, cell, demand);
        self.count += 1;
    }

    #[inline]
    pub(crate) fn add_demand(&mut self, gap: usize, demand: u16) {
        self.rows[gap / LANES].demands[gap % LANES] |= demand;
    }

    /// Removes a gap. The last one takes its number; its cell is returned if that was another.
    #[inline]
    pub(crate) fn close(&mut self, gap: usize) -> Option<Cell> {
        self.count -= 1;
        let (cell, demand) = (self.cell(self.count), self.demand(self.count));
        self.set(gap, cell, demand);
        self.set(self.count, Cell::default(), NEVER);
        if self.count.is_multiple_of(LANES) {
            self.rows.pop();
        }
        (gap != self.count).then_some(cell)
    }

    /// Calls `found` for every gap and facing in which the kind fits.
    #[inline]
    pub(crate) fn each_fit(&self, kind: &Kind, mut found: impl FnMut(Cell, Facing)) {
        let edges = kind.edges_that_differ;
        for row in &self.rows {
            let mut left = nibbles(fit_bits(&row.demands, edges));
            while left != 0 {
                let bit = left.trailing_zeros() as usize;
                left &= left - 1;
                found(row.cells[bit / 4], Facing::from_quarters((bit % 4) as u8));
            }
        }
    }

    /// Calls `found` for every gap in which the kind fits somehow, by its number among all of them.
    pub(crate) fn each_that_fits(&self, kind: &Kind, mut found: impl FnMut(usize)) {
        let edges = kind.edges_that_differ;
        for (n, row) in self.rows.iter().enumerate() {
            for (lane, bits) in fit_bits(&row.demands, edges).into_iter().enumerate() {
                if bits != 0 {
                    found(n * LANES + lane);
                }
            }
        }
    }

    /// Whether the kind fits anywhere.
    pub(crate) fn any_fit(&self, kind: &Kind) -> bool {
        let edges = kind.edges_that_differ;
        self.rows.iter().any(|row| {
            fit_bits(&row.demands, edges).into_iter().fold(0, |any, bits| any | bits) != 0
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

/// Sixteen numbers of four bits in one word, so that one loop finds them all.
#[inline]
fn nibbles(bits: [u16; LANES]) -> u64 {
    let mut word = 0;
    for (four, bits) in bits.chunks_exact(4).enumerate() {
        let [a, b, c, d] = [bits[0], bits[1], bits[2], bits[3]].map(u64::from);
        word |= (a | b << 4 | c << 8 | d << 12) << (16 * four);
    }
    word
}
