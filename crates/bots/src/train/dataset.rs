//! Games and comparisons as bytes, for networks that are trained on a GPU (`train/joint.py`).
//!
//! A dataset has four files: records and vectors of games, and of comparisons. A record is five little-endian
//! numbers of four bytes: what it belongs to (the game, or the turn), how many vectors it has, and three numbers in tens
//! of points. A vector is its sort, its seat and its numbers as half floats.

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

/// Plays some games of two against oneself, by their numbers: positions, and what both seats still got.
pub fn games<G, J>(
    judge: &J,
    setups: &[G::Setup],
    lesson: &Lesson,
    seed: u64,
    numbers: std::ops::Range<u64>,
) -> Dataset
where
    G: Dealt + HasBots<Setup: Sync>,
    J: Learned<G> + Sync,
{
    by_number(judge, setups, numbers, |judge, setup, number| {
        let mut dataset = Dataset::default();
        let (samples, _) = play::<G, J>(judge, setup, lesson, seed_of(seed, &[0, number]));
        for sample in samples {
            let [first, second, ..] = sample.targets;
            dataset.add(number as u32, &sample.vectors, 0, [first, second, 0.0]);
        }
        dataset
    })
}

/// The same, but of some turns what their plans come to: points after a plan, what playouts say, and what a look says.
pub fn comparisons<G, J>(
    judge: &J,
    setups: &[G::Setup],
    lesson: &Lesson,
    exam: &Exam,
    seed: u64,
    numbers: std::ops::Range<u64>,
) -> Dataset
where
    G: Dealt + HasBots<Setup: Sync>,
    J: Learned<G> + Sync,
{
    by_number(judge, setups, numbers, |judge, setup, number| {
        let mut dataset = Dataset::default();
        let turns = examine::<G, J>(judge, setup, lesson, exam, seed_of(seed, &[1, number]));
        for ((seat, outcomes), turn) in turns.into_iter().zip(0..) {
            for outcome in outcomes {
                let numbers = [outcome.points, outcome.worth, outcome.look].map(|tens| 0.1 * tens);
                dataset.add(number as u32 * TURNS + turn, &outcome.vectors, seat.0, numbers);
            }
        }
        dataset
    })
}

/// What some games teach, in the order of their numbers, on as many threads as there are.
fn by_number<S: Sync, J: Clone + Send + Sync>(
    judge: &J,
    setups: &[S],
    numbers: std::ops::Range<u64>,
    one: impl Fn(&mut J, &S, u64) -> Dataset + Sync,
) -> Dataset {
    let datasets: Vec<Dataset> = numbers
        .into_par_iter()
        .map_init(
            || judge.clone(),
            |judge, number| one(judge, &setups[(number % setups.len() as u64) as usize], number),
        )
        .collect();
    datasets.into_iter().fold(Dataset::default(), Dataset::append)
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
