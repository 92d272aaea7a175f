//! The parts of a position, added up seat by seat.

use super::joint::{ACCUMULATED, Accumulator};
use super::net::Net;
use super::vector::{SEATS, Vector};

/// What one vector contributes to its seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Contribution {
    /// What it is worth by itself, in points.
    pub worth: f32,
    /// Its share of the seat's accumulator.
    pub(super) units: Accumulator,
}

impl Contribution {
    /// One of nothing.
    pub const NOTHING: Contribution = Contribution { worth: 0.0, units: [0.0; ACCUMULATED] };
}

/// Points and contributions of all seats, summed up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sums {
    worths: [f32; SEATS],
    accumulators: [Accumulator; SEATS],
}

impl Sums {
    /// The points that seats have, without contributions.
    pub fn of(points: [f32; SEATS]) -> Sums {
        Sums { worths: points, accumulators: [[0.0; ACCUMULATED]; SEATS] }
    }

    /// Points more for a seat.
    #[inline]
    pub fn score(&mut self, seat: usize, points: f32) {
        self.worths[seat] += points;
    }

    /// Adds a contribution.
    #[inline]
    pub fn add(&mut self, seat: u8, contribution: &Contribution) {
        let seat = usize::from(seat);
        self.worths[seat] += contribution.worth;
        for (sum, unit) in self.accumulators[seat].iter_mut().zip(&contribution.units) {
            *sum += unit;
        }
    }

    /// Takes a contribution back.
    #[inline]
    pub fn remove(&mut self, seat: u8, contribution: &Contribution) {
        let seat = usize::from(seat);
        self.worths[seat] -= contribution.worth;
        for (sum, unit) in self.accumulators[seat].iter_mut().zip(&contribution.units) {
            *sum -= unit;
        }
    }
}

impl Net {
    /// What seats will end with, in points: what was added up, and what it means together.
    #[inline]
    pub fn worths(&self, sums: &Sums, seats: usize) -> [f32; SEATS] {
        let mut worths = sums.worths;
        if let Some(joint) = &self.joint {
            for (worth, correction) in
                worths.iter_mut().zip(joint.corrections(&sums.accumulators, seats))
            {
                *worth += 10.0 * correction;
            }
        }
        worths
    }

    /// What each of some vectors is worth to its seat among the others, in points: by itself, and what the seat would
    /// lose beyond that if it were not there.
    pub fn worths_among(&self, vectors: &[Vector], seats: usize) -> Vec<f32> {
        let contributions: Vec<Contribution> =
            vectors.iter().map(|vector| self.contribution(vector)).collect();
        let Some(joint) = &self.joint else {
            return contributions.iter().map(|contribution| contribution.worth).collect();
        };
        let mut sums = Sums::of([0.0; SEATS]);
        for (vector, contribution) in vectors.iter().zip(&contributions) {
            sums.add(vector.seat, contribution);
        }
        let all = joint.corrections(&sums.accumulators, seats);
        let worth = |(vector, contribution): (&Vector, &Contribution)| {
            let mut others = sums;
            others.remove(vector.seat, contribution);
            let seat = usize::from(vector.seat);
            contribution.worth
                + 10.0 * (all[seat] - joint.corrections(&others.accumulators, seats)[seat])
        };
        vectors.iter().zip(&contributions).map(worth).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::joint::Joint;
    use super::*;

    fn vectors() -> Vec<Vector> {
        let mut rng = fastrand::Rng::with_seed(5);
        let vector = |n: usize| {
            let mut vector = Vector::new((n % 3) as u8, n % 2, n as u16);
            vector.x[1..].fill_with(|| if rng.bool() { rng.f32() } else { 0.0 });
            vector
        };
        (0..12).map(vector).collect()
    }

    fn joint(net: &Net, seed: u64) -> Net {
        let mut rng = fastrand::Rng::with_seed(seed);
        let weights: Vec<f32> = (0..Joint::LEN).map(|_| (rng.f32() - 0.5) * 0.3).collect();
        Net { joint: Some(Joint::read(&weights)), ..net.clone() }
    }

    fn worths(net: &Net, vectors: &[Vector]) -> [f32; SEATS] {
        let mut sums = Sums::of([3.0, 8.0, 0.0, 0.0, 0.0, 0.0]);
        for vector in vectors {
            sums.add(vector.seat, &net.contribution(vector));
        }
        net.worths(&sums, 2)
    }

    fn close(a: f32, b: f32) -> bool {
        (a - b).abs() < 1e-3
    }

    #[test]
    fn parts_mean_more_together_than_alone() {
        let alone = Net::new(3, 7);
        let together = joint(&alone, 1);
        let (a, b) = (worths(&alone, &vectors()), worths(&together, &vectors()));
        assert!((a[0] - b[0]).abs() > 0.01 && (a[1] - b[1]).abs() > 0.01, "{a:?} {b:?}");
    }

    #[test]
    fn what_is_taken_back_leaves_nothing() {
        let net = joint(&Net::new(3, 7), 1);
        let all = vectors();
        let mut sums = Sums::of([0.0; SEATS]);
        for vector in &all {
            sums.add(vector.seat, &net.contribution(vector));
        }
        sums.score(0, 3.0);
        sums.score(1, 8.0);
        for vector in &all[4..] {
            sums.remove(vector.seat, &net.contribution(vector));
        }
        let (taken, never) = (net.worths(&sums, 2), worths(&net, &all[..4]));
        assert!(close(taken[0], never[0]) && close(taken[1], never[1]), "{taken:?} {never:?}");
    }

    #[test]
    fn seats_are_treated_alike() {
        let net = joint(&Net::new(3, 7), 1);
        let swapped: Vec<Vector> = vectors()
            .into_iter()
            .map(|vector| Vector { seat: 1 - vector.seat, ..vector })
            .collect();
        let (a, b) = (worths(&net, &vectors()), worths(&net, &swapped));
        assert!(close(a[0] - 3.0, b[1] - 8.0) && close(a[1] - 8.0, b[0] - 3.0), "{a:?} {b:?}");
    }

    #[test]
    fn among_others_a_part_is_worth_what_would_be_lost_without_it() {
        let net = joint(&Net::new(3, 7), 1);
        let all = vectors();
        let among = net.worths_among(&all, 2);
        for (at, vector) in all.iter().enumerate() {
            let mut others = all.clone();
            others.remove(at);
            let seat = usize::from(vector.seat);
            let lost = worths(&net, &all)[seat] - worths(&net, &others)[seat];
            assert!(close(among[at], lost), "{} {lost}", among[at]);
        }
        let alone = Net::new(3, 7);
        let worth = |vector: &Vector| 10.0 * alone.worth(vector);
        assert_eq!(alone.worths_among(&all, 2), all.iter().map(worth).collect::<Vec<_>>());
    }
}
