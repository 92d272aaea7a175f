//! One part of a position as numbers.

/// The numbers in a vector.
pub const WIDTH: usize = 48;

/// The most seats at a table, in any game.
pub const SEATS: usize = 6;

/// A part of a position, and to whom it matters.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Vector {
    /// What it is; each sort has a network of its own.
    pub sort: u8,
    /// Whose it is.
    pub seat: u8,
    /// What tells it from others of its sort and seat, from one position to the next: the first figure's segment, say.
    pub which: u16,
    /// The numbers, most of them between 0 and 1. The first is always 1.
    pub x: [f32; WIDTH],
}

impl Vector {
    /// One with nothing in it but the leading 1.
    pub fn new(sort: u8, seat: usize, which: u16) -> Vector {
        let mut x = [0.0; WIDTH];
        x[0] = 1.0;
        Vector { sort, seat: seat as u8, which, x }
    }

    /// Whether two are the same, number by number. All are compared: that is quicker than to stop at the first difference.
    #[inline]
    pub fn is_same(&self, other: &Vector) -> bool {
        let mut different = u32::from(self.sort ^ other.sort) | u32::from(self.seat ^ other.seat);
        different |= u32::from(self.which ^ other.which);
        for (a, b) in self.x.iter().zip(&other.x) {
            different |= a.to_bits() ^ b.to_bits();
        }
        different == 0
    }
}
