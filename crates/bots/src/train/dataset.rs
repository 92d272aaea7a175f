//! Games and comparisons as bytes, for networks that are trained on a GPU (`train/joint.py`).
//!
//! A dataset has four files: records and vectors of games, and of comparisons. A record is five little-endian
//! numbers of four bytes: what it belongs to (the game, or the turn), how many vectors it has, and three numbers in tens
//! of points. A vector is its sort, its seat and its numbers as half floats.

use std::ops::Range;

use rayon::prelude::*;

use super::comparison::{Exam, examine};
use super::self_play::{Lesson, play};
use crate::judge::Learned;
use crate::learned::Vector;
use crate::turns::Dealt;
use crate::{HasBots, seed_of};

/// More turns than any game has.
const TURNS: u32 = 256;

/// Records and vectors, as they are written to files.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Dataset {
    /// The records.
    pub records: Vec<u8>,
    /// Their vectors, in the same order.
    pub vectors: Vec<u8>,
}

impl Dataset {
    fn add(&mut self, of: u32, vectors: &[Vector], mover: u8, numbers: [f32; 3]) {
        self.records.extend(of.to_le_bytes());
        self.records.extend((vectors.len() as u32).to_le_bytes());
        self.records.extend(numbers.into_iter().flat_map(f32::to_le_bytes));
        for vector in vectors {
            // Whoever moves is seat 0.
            self.vectors.extend([vector.sort, vector.seat ^ mover]);
            self.vectors.extend(vector.x.iter().flat_map(|x| half(*x).to_le_bytes()));
        }
    }

    fn append(mut self, other: Dataset) -> Dataset {
        self.records.extend(other.records);
        self.vectors.extend(other.vectors);
        self
    }
}

/// Games of two against oneself, by their numbers, on as many threads as there are.
#[derive(Clone, Debug)]
pub struct SelfPlay<G: HasBots, J> {
    /// Who plays.
    pub judge: J,
    /// What is played, in turn.
    pub setups: Vec<G::Setup>,
    /// How it is played.
    pub lesson: Lesson,
    /// The seed of all games.
    pub seed: u64,
}

impl<G, J> SelfPlay<G, J>
where
    G: Dealt + HasBots<Setup: Sync>,
    J: Learned<G> + Sync,
{
    /// Every position of some games, and what both seats still got.
    pub fn games(&self, numbers: Range<u64>) -> Dataset {
        self.by_number(numbers, |judge, setup, number| {
            let mut dataset = Dataset::default();
            let seed = seed_of(self.seed, &[0, number]);
            let (samples, _) = play::<G, J>(judge, setup, &self.lesson, seed);
            for sample in samples {
                let [first, second, ..] = sample.targets;
                dataset.add(number as u32, &sample.vectors, 0, [first, second, 0.0]);
            }
            dataset
        })
    }

    /// The plans of some turns: points after a plan, what playouts say, and what a look says.
    pub fn comparisons(&self, exam: &Exam, numbers: Range<u64>) -> Dataset {
        self.by_number(numbers, |judge, setup, number| {
            let mut dataset = Dataset::default();
            let seed = seed_of(self.seed, &[1, number]);
            let turns = examine::<G, J>(judge, setup, &self.lesson, exam, seed);
            for ((seat, outcomes), turn) in turns.into_iter().zip(0..) {
                let of = number as u32 * TURNS + turn;
                for outcome in outcomes {
                    let numbers = [outcome.points, outcome.worth, outcome.look];
                    dataset.add(of, &outcome.vectors, seat.0, numbers.map(|points| 0.1 * points));
                }
            }
            dataset
        })
    }

    /// What games yield, in the order of their numbers.
    fn by_number(
        &self,
        numbers: Range<u64>,
        one: impl Fn(&mut J, &G::Setup, u64) -> Dataset + Sync,
    ) -> Dataset {
        let setup = |number: u64| &self.setups[(number % self.setups.len() as u64) as usize];
        let datasets: Vec<Dataset> = numbers
            .into_par_iter()
            .map_init(|| self.judge.clone(), |judge, number| one(judge, setup(number), number))
            .collect();
        datasets.into_iter().fold(Dataset::default(), Dataset::append)
    }
}

/// A number as a half float; what is too small to be one is 0.
fn half(x: f32) -> u16 {
    let bits = x.to_bits();
    let sign = (bits >> 16 & 0x8000) as u16;
    let exponent = (bits >> 23 & 0xff) as i32 - 112;
    if exponent <= 0 {
        return sign;
    }
    let rounded = (bits & 0x007f_ffff) + 0x1000;
    sign | (((exponent as u32) << 10) + (rounded >> 13)) as u16
}

#[cfg(test)]
mod tests {
    use super::half;

    #[test]
    fn halves_are_rounded_to_the_nearest() {
        let halves = [(0.0, 0), (1.0, 0x3c00), (-1.0, 0xbc00), (0.5, 0x3800), (2.0, 0x4000)];
        for (x, bits) in halves {
            assert_eq!(half(x), bits, "{x}");
        }
        assert_eq!(half(1.0 / 3.0), 0x3555);
        assert_eq!(half(0.2), 0x3266);
        assert_eq!(half(1.9999), 0x4000);
        assert_eq!(half(1e-6), 0);
    }
}
