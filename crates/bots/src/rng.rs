//! Chance for those who drive games: even numbers from a seed.

use bastide_game::Rng;
use bastide_game::stable::SplitMix;

/// Even numbers from a seed; the same ones on every machine.
#[derive(Clone, Debug)]
pub struct SeededRng(fastrand::Rng);

impl SeededRng {
    /// The numbers of a seed.
    pub fn new(seed: u64) -> SeededRng {
        SeededRng(fastrand::Rng::with_seed(seed))
    }

    /// Any number.
    pub fn next_u64(&mut self) -> u64 {
        self.0.u64(..)
    }
}

impl Rng for SeededRng {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        self.0.u32(0..bound)
    }
}

/// A seed for one thing among many, say game `[i]` or seat `[i, k]` of a run: neighbours have
/// nothing in common.
pub fn seed_of(seed: u64, which: &[u64]) -> u64 {
    which.iter().fold(scatter(seed), |seed, n| scatter(seed.rotate_left(17) ^ scatter(*n)))
}

/// Every bit of the answer depends on every bit of the question.
fn scatter(n: u64) -> u64 {
    SplitMix::new(n).next_u64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_have_different_seeds() {
        let mut seeds: Vec<u64> = (0..1000).map(|i| seed_of(1, &[i])).collect();
        seeds.extend((0..1000).map(|i| seed_of(2, &[i])));
        seeds.extend((0..1000).map(|i| seed_of(1, &[i, 1])));
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 3000);
    }
}
