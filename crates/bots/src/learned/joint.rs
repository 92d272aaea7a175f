//! What parts of a position mean together: a hand that is empty while three cities wait for their last tile, say. What the
//! last hidden units say about the vectors of a seat is summed up, and a small network that hears the sums of both sides
//! says how much more or less the seat will get than its parts promise one by one.

use super::vector::SEATS;

/// So many of the last hidden units are heard.
pub(super) const SAID: usize = 16;
/// The units of the network that hears them.
const UNITS: usize = 16;

/// What those units say about one vector, or about all of a seat.
pub(super) type Said = [f32; SAID];

/// The weights: what each unit makes of a seat's own sums and of the others', and what comes of it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Joint {
    own: [[f32; UNITS]; SAID],
    others: [[f32; UNITS]; SAID],
    bias: [f32; UNITS],
    last: [f32; UNITS],
}

impl Joint {
    /// How many weights there are.
    pub(super) const LEN: usize = 2 * SAID * UNITS + 2 * UNITS;

    /// Reads so many weights.
    pub(super) fn read(weights: &[f32]) -> Joint {
        fn rows<const ROWS: usize>(
            numbers: &mut impl Iterator<Item = f32>,
        ) -> [[f32; UNITS]; ROWS] {
            [(); ROWS].map(|()| [(); UNITS].map(|()| numbers.next().unwrap_or_default()))
        }
        let numbers = &mut weights.iter().copied();
        let (own, others) = (rows(numbers), rows(numbers));
        let [bias, last] = rows(numbers);
        Joint { own, others, bias, last }
    }

    /// All weights, in the order in which they are read.
    pub(super) fn weights(&self) -> impl Iterator<Item = f32> + '_ {
        let heard = self.own.iter().chain(&self.others).flatten();
        heard.chain(&self.bias).chain(&self.last).copied()
    }

    /// What a seat will get beyond what its parts promise, in tens of points.
    #[inline]
    fn beyond(&self, own: &Said, others: &Said) -> f32 {
        let mut units = self.bias;
        for (sums, rows) in [(own, &self.own), (others, &self.others)] {
            for (sum, row) in sums.iter().zip(rows) {
                for (unit, weight) in units.iter_mut().zip(row) {
                    *unit += weight * sum;
                }
            }
        }
        let mut sums = [0.0; 4];
        for (units, weights) in units.chunks_exact(4).zip(self.last.chunks_exact(4)) {
            for k in 0..4 {
                sums[k] += units[k].max(0.0) * weights[k];
            }
        }
        sums.iter().sum()
    }

    /// The same for every seat, by what was said about the vectors of each.
    #[inline]
    pub(super) fn beyonds(&self, said: &[Said; SEATS], seats: usize) -> [f32; SEATS] {
        let mut beyonds = [0.0; SEATS];
        if seats == 2 {
            beyonds[0] = self.beyond(&said[0], &said[1]);
            beyonds[1] = self.beyond(&said[1], &said[0]);
            return beyonds;
        }
        for (seat, beyond) in beyonds[..seats].iter_mut().enumerate() {
            let mut others = [0.0; SAID];
            for (_, said) in said[..seats].iter().enumerate().filter(|(other, _)| *other != seat) {
                for (sum, said) in others.iter_mut().zip(said) {
                    *sum += said;
                }
            }
            *beyond = self.beyond(&said[seat], &others);
        }
        beyonds
    }
}
