//! A small generator, seeded by a name: the same tile is painted the same everywhere.

use bastide_game::stable::{self, SplitMix};

/// The numbers of a name.
#[derive(Clone, Debug)]
pub(crate) struct Random(SplitMix);

impl Random {
    /// The generator of a name.
    pub(crate) fn of(name: &str) -> Random {
        Random(SplitMix::new(stable::hash(name.as_bytes())))
    }

    /// At least 0, below 1.
    pub(crate) fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// At least `low`, below `high`.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// A number below `count`.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        (self.unit() * count as f64) as usize
    }

    /// True in `share` of all cases.
    pub(crate) fn chance(&mut self, share: f64) -> bool {
        self.unit() < share
    }

    /// One of several things.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}
