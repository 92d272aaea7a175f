//! What parts of a position mean together: a hand that is empty while three cities wait for their last tile, say. The last
//! hidden units of all vectors of a seat are accumulated, and a small head that sees the accumulators of both sides
//! corrects what the parts are worth one by one.

use super::vector::SEATS;

/// How many of the last hidden units are accumulated.
pub(super) const ACCUMULATED: usize = 16;
/// The hidden units of the head.
const UNITS: usize = 16;

/// The activations of those units for one vector, or summed over all vectors of a seat.
pub(super) type Accumulator = [f32; ACCUMULATED];

/// The weights of the head: from a seat's own accumulator and from the others', and from its units to the correction.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Joint {
    own: [[f32; UNITS]; ACCUMULATED],
    others: [[f32; UNITS]; ACCUMULATED],
    bias: [f32; UNITS],
    last: [f32; UNITS],
}

impl Joint {
    /// How many weights there are.
    pub(super) const LEN: usize = 2 * ACCUMULATED * UNITS + 2 * UNITS;

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
        let inputs = self.own.iter().chain(&self.others).flatten();
        inputs.chain(&self.bias).chain(&self.last).copied()
    }

    /// How much more a seat is worth than its parts, in tens of points.
    #[inline]
    fn correction(&self, own: &Accumulator, others: &Accumulator) -> f32 {
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

    /// The same for every seat.
    #[inline]
    pub(super) fn corrections(
        &self,
        accumulators: &[Accumulator; SEATS],
        seats: usize,
    ) -> [f32; SEATS] {
        let mut corrections = [0.0; SEATS];
        if seats == 2 {
            corrections[0] = self.correction(&accumulators[0], &accumulators[1]);
            corrections[1] = self.correction(&accumulators[1], &accumulators[0]);
            return corrections;
        }
        for (seat, correction) in corrections[..seats].iter_mut().enumerate() {
            let mut others = [0.0; ACCUMULATED];
            for (_, accumulator) in
                accumulators[..seats].iter().enumerate().filter(|(other, _)| *other != seat)
            {
                for (sum, unit) in others.iter_mut().zip(accumulator) {
                    *sum += unit;
                }
            }
            *correction = self.correction(&accumulators[seat], &others);
        }
        corrections
    }
}
