//! Cells, sides and facings, and a grid that grows.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A side of a tile or a cell, clockwise from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Side {
    /// Up.
    N,
    /// Right.
    E,
    /// Down.
    S,
    /// Left.
    W,
}

impl Side {
    /// All four, clockwise from the top.
    pub const ALL: [Side; 4] = [Side::N, Side::E, Side::S, Side::W];

    /// The side of the neighbour that touches this one.
    #[inline]
    pub fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }
}

/// Where the top of a tile points: `^ > v <`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Facing(u8);

impl Facing {
    /// All four, clockwise from upright.
    pub const ALL: [Facing; 4] = [Facing(0), Facing(1), Facing(2), Facing(3)];
    /// As printed.
    pub const UP: Facing = Facing(0);

    /// A facing by its number of clockwise quarter turns.
    #[inline]
    pub fn from_quarters(quarters: u8) -> Facing {
        Facing(quarters % 4)
    }

    /// How many quarter turns clockwise from upright.
    #[inline]
    pub fn quarters(self) -> u8 {
        self.0
    }

    /// The arrow that stands for this facing.
    pub fn arrow(self) -> char {
        ['^', '>', 'v', '<'][self.0 as usize]
    }

    /// The facing an arrow stands for.
    pub fn from_arrow(arrow: char) -> Option<Facing> {
        ['^', '>', 'v', '<'].iter().position(|a| *a == arrow).map(|q| Facing(q as u8))
    }
}

impl fmt::Display for Facing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.arrow())
    }
}

/// A place for one tile. `x` grows to the right, `y` grows downwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cell {
    /// Columns to the right of the first tile.
    pub x: i16,
    /// Rows below the first tile.
    pub y: i16,
}

impl Cell {
    /// The cell in column `x` and row `y`.
    pub const fn new(x: i16, y: i16) -> Cell {
        Cell { x, y }
    }

    /// The cell on the other side of `side`.
    #[inline]
    pub fn beside(self, side: Side) -> Cell {
        let (dx, dy) = match side {
            Side::N => (0, -1),
            Side::E => (1, 0),
            Side::S => (0, 1),
            Side::W => (-1, 0),
        };
        Cell { x: self.x + dx, y: self.y + dy }
    }

    /// The eight cells around this one.
    pub fn around(self) -> [Cell; 8] {
        const STEPS: [(i16, i16); 8] =
            [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];
        STEPS.map(|(dx, dy)| Cell { x: self.x + dx, y: self.y + dy })
    }

    /// Whether the two cells touch, at a side or a corner, or are the same.
    #[inline]
    pub fn is_near(self, other: Cell) -> bool {
        (self.x - other.x).abs() <= 1 && (self.y - other.y).abs() <= 1
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A zero has no sign.
        match (self.x, self.y) {
            (0, 0) => f.write_str("0,0"),
            (0, y) => write!(f, "0,{y:+}"),
            (x, 0) => write!(f, "{x:+},0"),
            (x, y) => write!(f, "{x:+},{y:+}"),
        }
    }
}

/// A text that is no cell.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is no cell; cells look like +1,-2")]
pub struct ParseCell(pub String);

impl FromStr for Cell {
    type Err = ParseCell;

    fn from_str(text: &str) -> Result<Cell, ParseCell> {
        let wrong = || ParseCell(text.to_string());
        let (x, y) = text.split_once(',').ok_or_else(wrong)?;
        let number = |n: &str| match n.parse::<i16>() {
            Ok(n) if n.unsigned_abs() <= FARTHEST.unsigned_abs() => Ok(n),
            Ok(_) | Err(_) => Err(wrong()),
        };
        Ok(Cell { x: number(x)?, y: number(y)? })
    }
}

/// No board reaches farther from its first tile, whatever is laid.
pub const FARTHEST: i16 = 999;

/// What lies on a cell, packed: nothing, the tile with a number, or the gap with a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Slot(u16);

impl Slot {
    pub(crate) const NOTHING: Slot = Slot(0);
    const GAP: u16 = 0x8000;

    pub(crate) fn tile(n: usize) -> Slot {
        Slot(n as u16 + 1)
    }

    pub(crate) fn gap(n: usize) -> Slot {
        Slot(Slot::GAP | n as u16)
    }

    #[inline]
    pub(crate) fn as_tile(self) -> Option<usize> {
        if self.0 != 0 && self.0 & Slot::GAP == 0 { Some(self.0 as usize - 1) } else { None }
    }

    #[inline]
    pub(crate) fn as_gap(self) -> Option<usize> {
        if self.0 & Slot::GAP != 0 { Some((self.0 & !Slot::GAP) as usize) } else { None }
    }
}

/// A square map of slots that wraps around: a cell is found by the low bits of its coordinates.
/// It doubles before two cells in use could fall on the same slot.
#[derive(Debug)]
pub(crate) struct Grid {
    slots: Vec<Slot>,
    bits: u32,
    low: Cell,
    high: Cell,
}

impl Clone for Grid {
    fn clone(&self) -> Grid {
        let Grid { slots, bits, low, high } = self;
        Grid { slots: slots.clone(), bits: *bits, low: *low, high: *high }
    }

    fn clone_from(&mut self, from: &Grid) {
        let Grid { slots, bits, low, high } = from;
        self.slots.clone_from(slots);
        (self.bits, self.low, self.high) = (*bits, *low, *high);
    }
}

impl Grid {
    const FIRST_BITS: u32 = 4;

    pub(crate) fn new() -> Grid {
        Grid {
            slots: vec![Slot::NOTHING; 1 << (2 * Grid::FIRST_BITS)],
            bits: Grid::FIRST_BITS,
            low: Cell::default(),
            high: Cell::default(),
        }
    }

    #[inline]
    fn index(&self, cell: Cell) -> usize {
        let mask = (1usize << self.bits) - 1;
        ((cell.y as usize & mask) << self.bits) | (cell.x as usize & mask)
    }

    /// Whether a cell lies in the rectangle in use.
    #[inline]
    fn reaches(&self, cell: Cell) -> bool {
        let (low, high) = (self.low, self.high);
        (low.x <= cell.x) & (cell.x <= high.x) & (low.y <= cell.y) & (cell.y <= high.y)
    }

    /// What lies on a cell inside the rectangle in use; anything outside is nothing.
    #[inline]
    pub(crate) fn at(&self, cell: Cell) -> Slot {
        if !self.reaches(cell) {
            return Slot::NOTHING;
        }
        self.slots[self.index(cell)]
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(self.slots.as_slice())
    }

    /// Makes room for a cell and those beside it.
    #[inline]
    pub(crate) fn make_room(&mut self, cell: Cell) {
        let (low, high) = (Cell::new(cell.x - 1, cell.y - 1), Cell::new(cell.x + 1, cell.y + 1));
        if !(self.reaches(low) & self.reaches(high)) {
            self.stretch(low, high);
        }
    }

    /// What lies on a cell for which there is room.
    #[inline]
    pub(crate) fn slot(&mut self, cell: Cell) -> &mut Slot {
        debug_assert!(self.reaches(cell), "room was made for {cell}");
        let at = self.index(cell);
        &mut self.slots[at]
    }

    #[cold]
    fn stretch(&mut self, to_low: Cell, to_high: Cell) {
        let (low, high) = (self.low, self.high);
        self.low = Cell::new(low.x.min(to_low.x), low.y.min(to_low.y));
        self.high = Cell::new(high.x.max(to_high.x), high.y.max(to_high.y));
        let span = (self.high.x - self.low.x).max(self.high.y - self.low.y) as u32 + 1;
        let bits = span.next_power_of_two().trailing_zeros();
        if bits <= self.bits {
            return;
        }
        let before = Grid { slots: std::mem::take(&mut self.slots), bits: self.bits, low, high };
        self.bits = bits;
        self.slots = vec![Slot::NOTHING; 1 << (2 * bits)];
        for y in low.y..=high.y {
            for x in low.x..=high.x {
                let cell = Cell { x, y };
                let at = self.index(cell);
                self.slots[at] = before.at(cell);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_written_with_signs() {
        assert_eq!(Cell::new(1, 0).to_string(), "+1,0");
        assert_eq!("-2,+3".parse(), Ok(Cell::new(-2, 3)));
        assert!("1".parse::<Cell>().is_err());
        assert!("1,40000".parse::<Cell>().is_err());
        assert!("1,-32768".parse::<Cell>().is_err());
    }

    #[test]
    fn a_grid_grows_and_forgets_nothing() {
        let mut grid = Grid::new();
        for n in 0..200 {
            let cell = Cell::new(n as i16, -(n as i16) / 2);
            grid.make_room(cell);
            *grid.slot(cell) = Slot::tile(n);
        }
        for n in 0..200 {
            assert_eq!(grid.at(Cell::new(n as i16, -(n as i16) / 2)).as_tile(), Some(n));
        }
        assert_eq!(grid.at(Cell::new(5, 0)), Slot::NOTHING);
        assert_eq!(grid.at(Cell::new(-2, 0)), Slot::NOTHING);
    }
}
