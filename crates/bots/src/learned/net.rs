//! Small networks, one for each sort of vector: a linear part and one hidden layer beside it.

use fastrand::Rng;

use super::vector::{SEATS, Vector, WIDTH};

/// The units of the hidden layer.
pub const HIDDEN: usize = 32;

const LINEAR: usize = WIDTH;
const FIRST: usize = WIDTH * HIDDEN;
/// The weights of one sort: linear, first layer, second layer. Biases are the weights of the leading 1.
pub(super) const PER_SORT: usize = LINEAR + FIRST + HIDDEN;

/// Networks for the sorts of vectors of a game. Outputs are tens of points.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    pub(super) weights: Vec<f32>,
}

impl Net {
    /// Networks that know nothing yet.
    pub fn new(sorts: usize, seed: u64) -> Net {
        let mut rng = Rng::with_seed(seed);
        let mut weights = vec![0.0; PER_SORT * sorts];
        for sort in weights.chunks_exact_mut(PER_SORT) {
            sort[LINEAR..LINEAR + FIRST].fill_with(|| (rng.f32() - 0.5) * 0.5);
            sort[LINEAR + FIRST..].fill_with(|| (rng.f32() - 0.5) * 0.2);
        }
        Net { weights }
    }

    /// How many sorts of vectors it knows.
    pub fn sorts(&self) -> usize {
        self.weights.len() / PER_SORT
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
        self.forward(vector, &mut [0.0; HIDDEN])
    }

    /// The same, and what the hidden units say.
    #[inline]
    fn forward(&self, vector: &Vector, hidden: &mut [f32; HIDDEN]) -> f32 {
        let weights = &self.weights[usize::from(vector.sort) * PER_SORT..][..PER_SORT];
        let (linear, rest) = weights.split_at(LINEAR);
        let (first, second) = rest.split_at(FIRST);
        let mut out = 0.0;
        *hidden = [0.0; HIDDEN];
        // Most numbers of a vector are 0.
        for ((x, weight), row) in vector.x.iter().zip(linear).zip(first.chunks_exact(HIDDEN)) {
            if *x == 0.0 {
                continue;
            }
            out += weight * x;
            for (unit, weight) in hidden.iter_mut().zip(row) {
                *unit += weight * x;
            }
        }
        let mut sums = [0.0f32; 8];
        for (units, weights) in hidden.chunks_exact(8).zip(second.chunks_exact(8)) {
            for k in 0..8 {
                sums[k] += units[k].max(0.0) * weights[k];
            }
        }
        out + sums.iter().sum::<f32>()
    }

    /// What all vectors promise each seat, in tens of points.
    pub fn sums(&self, vectors: &[Vector]) -> [f32; SEATS] {
        let mut sums = [0.0; SEATS];
        let mut hidden = [0.0; HIDDEN];
        for vector in vectors {
            sums[usize::from(vector.seat)] += self.forward(vector, &mut hidden);
        }
        sums
    }

    /// Adds to `gradient` what makes the sums come closer to `targets`, and returns the squared error of the leads.
    ///
    /// What decides games is who is ahead of whom, so errors that all seats share weigh less than those that differ.
    pub fn learn(
        &self,
        vectors: &[Vector],
        targets: &[f32],
        hidden: &mut Vec<[f32; HIDDEN]>,
        gradient: &mut [f32],
    ) -> f32 {
        hidden.clear();
        let mut errors = [0.0f32; SEATS];
        for vector in vectors {
            let mut units = [0.0; HIDDEN];
            errors[usize::from(vector.seat)] += self.forward(vector, &mut units);
            hidden.push(units);
        }
        let seats = targets.len();
        for (error, target) in errors.iter_mut().zip(targets) {
            *error -= target;
        }
        let mean = errors[..seats].iter().sum::<f32>() / seats as f32;
        // For two seats: the gradient of lead² / 2 plus a quarter of each seat's own error².
        let share = 2.0 / seats as f32;
        let push = errors.map(|error| share * ((error - mean) * 2.0 + 0.5 * error));
        for (vector, units) in vectors.iter().zip(hidden.iter()) {
            let push = push[usize::from(vector.seat)];
            let base = usize::from(vector.sort) * PER_SORT;
            let second = &self.weights[base + LINEAR + FIRST..][..HIDDEN];
            let (linear, rest) = gradient[base..base + PER_SORT].split_at_mut(LINEAR);
            let (first, last) = rest.split_at_mut(FIRST);
            let mut back = [0.0; HIDDEN];
            for k in 0..HIDDEN {
                if units[k] > 0.0 {
                    back[k] = push * second[k];
                    last[k] += push * units[k];
                }
            }
            for ((x, slope), row) in vector.x.iter().zip(linear).zip(first.chunks_exact_mut(HIDDEN))
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
