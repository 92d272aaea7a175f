//! Mistakes as people make them: they misjudge what a feature is worth, and stay with their opinion for the turn.

use bastide_game::stable::SplitMix;

use crate::learned::Vector;

/// How wrong somebody is about the parts of a position, in points; 0 is nobody.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Misjudgement {
    /// The standard deviation of an error, in points.
    pub points: f32,
    /// What the errors of this turn are made of.
    pub seed: u64,
}

impl Misjudgement {
    /// Somebody who is right about everything that was learned.
    pub const NONE: Misjudgement = Misjudgement { points: 0.0, seed: 0 };

    /// The error about one part, in points: the same in every position of a turn.
    pub fn about(&self, vector: &Vector) -> f32 {
        let what = u64::from(vector.sort) << 32 | u64::from(vector.seat) << 24;
        let mut numbers =
            SplitMix::new(self.seed ^ (what | u64::from(vector.which)).wrapping_mul(0x9e37_79b9));
        // A sum of even numbers is close enough to a bell.
        let even = |numbers: &mut SplitMix| (numbers.next_u64() >> 40) as f32 / (1u64 << 24) as f32;
        let sum: f32 = (0..4).map(|_| even(&mut numbers) - 0.5).sum();
        self.points * sum * 3.0f32.sqrt()
    }
}
