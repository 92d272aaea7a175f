//! Small networks, one for each sort of vector: a linear part and one hidden layer beside it, of 32, 64 or 96 units.

use fastrand::Rng;

use super::joint::{ACCUMULATED, Joint};
use super::sums::Contribution;
use super::vector::{SEATS, Vector, WIDTH};

/// The units a hidden layer may have. Loops over them are compiled for each of these numbers.
pub const UNITS: [usize; 3] = [32, 64, 96];

const LINEAR: usize = WIDTH;

/// The weights of one sort: linear, first layer, second layer. Biases are the weights of the leading 1.
pub(super) const fn per_sort(units: usize) -> usize {
    LINEAR + WIDTH * units + units
}

/// Networks for the sorts of vectors of a game. Outputs are tens of points.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    pub(super) units: usize,
    pub(super) weights: Vec<f32>,
    /// The joint head, if there is one.
    pub(super) joint: Option<Joint>,
}

/// Calls a method for the number of units that a network has.
macro_rules! for_units {
    ($net:expr, $method:ident($($argument:expr),*)) => {
        match $net.units {
            96 => $net.$method::<96>($($argument),*),
            64 => $net.$method::<64>($($argument),*),
            _ => $net.$method::<32>($($argument),*),
        }
    };
}

impl Net {
    /// Networks with few units that know nothing yet.
    pub fn new(sorts: usize, seed: u64) -> Net {
        let mut rng = Rng::with_seed(seed);
        let units = UNITS[0];
        let mut weights = vec![0.0; per_sort(units) * sorts];
        for sort in weights.chunks_exact_mut(per_sort(units)) {
            let (first, second) = sort[LINEAR..].split_at_mut(WIDTH * units);
            first.fill_with(|| (rng.f32() - 0.5) * 0.5);
            second.fill_with(|| (rng.f32() - 0.5) * 0.2);
        }
        Net { units, weights, joint: None }
    }

    /// Networks that say the same and have room to learn more: new units that nobody listens to yet.
    pub fn widened(&self, units: usize, seed: u64) -> Net {
        let mut rng = Rng::with_seed(seed);
        let mut weights = Vec::with_capacity(per_sort(units) * self.sorts());
        for sort in 0..self.sorts() {
            let (linear, first, second) = self.layers(sort);
            weights.extend(linear);
            for (row, linear) in first.chunks_exact(self.units).zip(linear) {
                weights.extend(row);
                // What never occurred counts nothing, in new units as in old ones.
                let scale = if *linear == 0.0 { 0.0 } else { 0.5 };
                weights.extend((self.units..units).map(|_| (rng.f32() - 0.5) * scale));
            }
            weights.extend(second);
            weights.extend((self.units..units).map(|_| 0.0));
        }
        Net { units, weights, joint: None }
    }

    /// Networks that say the mean of what these and others say, with the units of both. Errors that only one of them
    /// makes are halved. Nothing if there are more units than may be.
    pub fn averaged(&self, other: &Net) -> Option<Net> {
        let units = self.units + other.units;
        if !UNITS.contains(&units) || self.sorts() != other.sorts() {
            return None;
        }
        let mut weights = Vec::with_capacity(per_sort(units) * self.sorts());
        for sort in 0..self.sorts() {
            let (a_linear, a_first, a_second) = self.layers(sort);
            let (b_linear, b_first, b_second) = other.layers(sort);
            weights.extend(a_linear.iter().zip(b_linear).map(|(a, b)| (a + b) / 2.0));
            for (a, b) in a_first.chunks_exact(self.units).zip(b_first.chunks_exact(other.units)) {
                weights.extend(a.iter().chain(b));
            }
            weights.extend(a_second.iter().chain(b_second).map(|weight| weight / 2.0));
        }
        Some(Net { units, weights, joint: None })
    }

    /// The weights of a sort: linear, first and second layer.
    #[inline]
    fn layers(&self, sort: usize) -> (&[f32], &[f32], &[f32]) {
        let all = per_sort(self.units);
        let (linear, rest) = self.weights[sort * all..][..all].split_at(LINEAR);
        let (first, second) = rest.split_at(WIDTH * self.units);
        (linear, first, second)
    }

    /// The units of a hidden layer.
    pub fn units(&self) -> usize {
        self.units
    }

    /// Whether it has a joint head.
    pub fn is_joint(&self) -> bool {
        self.joint.is_some()
    }

    /// How many sorts of vectors it knows.
    pub fn sorts(&self) -> usize {
        self.weights.len() / per_sort(self.units)
    }

    /// All weights, sort by sort.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// The same, to change them.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// What a vector is worth to its seat, in tens of points.
    #[inline]
    pub fn worth(&self, vector: &Vector) -> f32 {
        for_units!(self, worth_by(vector))
    }

    #[inline]
    fn worth_by<const UNITS: usize>(&self, vector: &Vector) -> f32 {
        self.forward::<UNITS>(vector, &mut [0.0; UNITS])
    }

    /// What a vector contributes to its seat.
    #[inline]
    pub fn contribution(&self, vector: &Vector) -> Contribution {
        for_units!(self, contribution_by(vector))
    }

    #[inline]
    fn contribution_by<const UNITS: usize>(&self, vector: &Vector) -> Contribution {
        let mut hidden = [0.0; UNITS];
        let worth = 10.0 * self.forward::<UNITS>(vector, &mut hidden);
        let mut units = [0.0; ACCUMULATED];
        for (unit, hidden) in units.iter_mut().zip(&hidden[UNITS - ACCUMULATED..]) {
            *unit = hidden.max(0.0);
        }
        Contribution { worth, units }
    }

    /// The same, and what the hidden units say.
    #[inline]
    fn forward<const UNITS: usize>(&self, vector: &Vector, hidden: &mut [f32; UNITS]) -> f32 {
        let all = const { per_sort(UNITS) };
        let weights = &self.weights[usize::from(vector.sort) * all..][..all];
        let (linear, rest) = weights.split_at(LINEAR);
        let (first, second) = rest.split_at(WIDTH * UNITS);
        let mut out = 0.0;
        // Most numbers of a vector are 0; which ones, no processor can guess, so there is no branch.
        let (mut rows, mut found) = ([(0.0, 0); WIDTH], 0);
        for (at, (x, weight)) in vector.x.iter().zip(linear).enumerate() {
            out += weight * x;
            rows[found] = (*x, at * UNITS);
            found += usize::from(*x != 0.0);
        }
        match UNITS % 48 {
            0 => add_rows::<48>(&rows[..found], first, hidden),
            _ => add_rows::<32>(&rows[..found], first, hidden),
        }
        let mut sums = [0.0f32; 8];
        for (units, weights) in hidden.chunks_exact(8).zip(second.chunks_exact(8)) {
            for k in 0..8 {
                sums[k] += units[k].max(0.0) * weights[k];
            }
        }
        out + sums.iter().sum::<f32>()
    }

    /// Adds to `gradient` what makes the sums come closer to `targets`, and returns the squared error of the leads.
    ///
    /// What decides games is who is ahead of whom, so errors that all seats share weigh less than those that differ.
    pub fn learn(&self, vectors: &[Vector], targets: &[f32], gradient: &mut [f32]) -> f32 {
        for_units!(self, learn_by(vectors, targets, gradient))
    }

    fn learn_by<const UNITS: usize>(
        &self,
        vectors: &[Vector],
        targets: &[f32],
        gradient: &mut [f32],
    ) -> f32 {
        let mut hidden = vec![[0.0; UNITS]; vectors.len()];
        let mut errors = [0.0f32; SEATS];
        for (vector, units) in vectors.iter().zip(&mut hidden) {
            errors[usize::from(vector.seat)] += self.forward(vector, units);
        }
        let seats = targets.len();
        for (error, target) in errors.iter_mut().zip(targets) {
            *error -= target;
        }
        let mean = errors[..seats].iter().sum::<f32>() / seats as f32;
        // For two seats: the gradient of lead² / 2 plus a quarter of each seat's own error².
        let share = 2.0 / seats as f32;
        let push = errors.map(|error| share * ((error - mean) * 2.0 + 0.5 * error));
        let all = const { per_sort(UNITS) };
        for (vector, units) in vectors.iter().zip(&hidden) {
            let push = push[usize::from(vector.seat)];
            let base = usize::from(vector.sort) * all;
            let second = &self.weights[base + LINEAR + WIDTH * UNITS..][..UNITS];
            let (linear, rest) = gradient[base..base + all].split_at_mut(LINEAR);
            let (first, last) = rest.split_at_mut(WIDTH * UNITS);
            let mut back = [0.0; UNITS];
            for k in 0..UNITS {
                if units[k] > 0.0 {
                    back[k] = push * second[k];
                    last[k] += push * units[k];
                }
            }
            for ((x, slope), row) in vector.x.iter().zip(linear).zip(first.chunks_exact_mut(UNITS))
            {
                if *x == 0.0 {
                    continue;
                }
                *slope += push * x;
                for (slope, back) in row.iter_mut().zip(&back) {
                    *slope += back * x;
                }
            }
        }
        errors[..seats].iter().map(|error| (error - mean).powi(2)).sum::<f32>() * 2.0 / seats as f32
    }
}

/// The sums of rows of weights, each times its number: as many units at a time as sums fit into registers.
#[inline]
fn add_rows<const BLOCK: usize>(rows: &[(f32, usize)], first: &[f32], hidden: &mut [f32]) {
    for (block, units) in hidden.chunks_exact_mut(BLOCK).enumerate() {
        let mut sums = [0.0; BLOCK];
        for (x, row) in rows {
            let weights = &first[row + block * BLOCK..][..BLOCK];
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += weight * x;
            }
        }
        units.copy_from_slice(&sums);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vectors() -> Vec<Vector> {
        let mut rng = Rng::with_seed(3);
        let vector = |n: usize| {
            let mut vector = Vector::new((n % 3) as u8, n % 2, n as u16);
            vector.x[1..].fill_with(|| if rng.bool() { rng.f32() } else { 0.0 });
            vector
        };
        (0..40).map(vector).collect()
    }

    fn close(a: f32, b: f32) -> bool {
        (a - b).abs() < 1e-4
    }

    #[test]
    fn new_units_say_nothing_yet() {
        let net = Net::new(3, 7);
        let wide = net.widened(64, 8);
        assert_eq!(wide.units(), 64);
        assert!(vectors().iter().all(|vector| close(net.worth(vector), wide.worth(vector))));
    }

    #[test]
    fn two_together_say_the_mean() {
        let (a, b) = (Net::new(3, 7), Net::new(3, 9).widened(64, 8));
        let both = a.averaged(&b).expect("32 and 64 units are 96");
        for vector in vectors() {
            let mean = (a.worth(&vector) + b.worth(&vector)) / 2.0;
            assert!(close(both.worth(&vector), mean), "{vector:?}");
        }
        assert_eq!(both.averaged(&b), None);
    }

    #[test]
    fn steps_against_the_gradient_come_closer() {
        let (vectors, targets) = (vectors(), [3.0, -1.0]);
        let mut net = Net::new(3, 7).widened(64, 8);
        let mut errors = Vec::new();
        for _ in 0..30 {
            let mut gradient = vec![0.0; net.weights().len()];
            errors.push(net.learn(&vectors, &targets, &mut gradient));
            for (weight, slope) in net.weights_mut().iter_mut().zip(gradient) {
                *weight -= 0.0005 * slope;
            }
        }
        assert!(errors[29] < errors[0] / 2.0, "{errors:?}");
    }
}
