//! Small networks, one for each sort of vector: a linear part and one hidden layer beside it.

use fastrand::Rng;
use pulp::{Arch, NullaryFnOnce};

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

    /// The same, and what the hidden units say. The widest registers of this machine are used; sums are added in the
    /// same order with all of them, so every machine comes to the same number.
    fn forward(&self, vector: &Vector, hidden: &mut [f32; HIDDEN]) -> f32 {
        Arch::new().dispatch(Forward { net: self, vector, hidden })
    }

    #[inline(always)]
    fn forward_here(&self, vector: &Vector, hidden: &mut [f32; HIDDEN]) -> f32 {
        let weights = &self.weights[usize::from(vector.sort) * PER_SORT..][..PER_SORT];
        let (linear, rest) = weights.split_at(LINEAR);
        let (first, second) = rest.split_at(FIRST);
        // Most numbers of a vector are 0. Which, no branch predictor can guess, so they are collected first.
        let (mut places, mut count) = ([0u8; WIDTH], 0);
        for (place, x) in vector.x.iter().enumerate() {
            places[count] = place as u8;
            count += usize::from(*x != 0.0);
        }
        let (first, _) = first.as_chunks::<HIDDEN>();
        let (mut out, mut units) = (0.0, [0.0f32; HIDDEN]);
        for place in places[..count].iter().map(|place| usize::from(*place)) {
            let (x, row) = (vector.x[place], &first[place]);
            out += linear[place] * x;
            for k in 0..HIDDEN {
                units[k] += row[k] * x;
            }
        }
        *hidden = units;
        let mut sums = [0.0f32; 8];
        for (units, weights) in units.chunks_exact(8).zip(second.chunks_exact(8)) {
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
        Arch::new().dispatch(Learn { net: self, vectors, targets, hidden, gradient })
    }

    #[inline(always)]
    fn learn_here(
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
            errors[usize::from(vector.seat)] += self.forward_here(vector, &mut units);
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
            self.backward(vector, units, push[usize::from(vector.seat)], gradient);
        }
        errors[..seats].iter().map(|error| (error - mean).powi(2)).sum::<f32>() * 2.0 / seats as f32
    }

    /// Adds to `gradient` what pushes the worth of a vector down.
    #[inline(always)]
    fn backward(&self, vector: &Vector, units: &[f32; HIDDEN], push: f32, gradient: &mut [f32]) {
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
        for ((x, slope), row) in vector.x.iter().zip(linear).zip(first.chunks_exact_mut(HIDDEN)) {
            if *x == 0.0 {
                continue;
            }
            *slope += push * x;
            for (slope, back) in row.iter_mut().zip(&back) {
                *slope += back * x;
            }
        }
    }
}

// A closure would be compiled for the oldest machines; these are compiled into whoever calls them.
struct Forward<'a> {
    net: &'a Net,
    vector: &'a Vector,
    hidden: &'a mut [f32; HIDDEN],
}

impl NullaryFnOnce for Forward<'_> {
    type Output = f32;

    #[inline(always)]
    fn call(self) -> f32 {
        self.net.forward_here(self.vector, self.hidden)
    }
}

struct Learn<'a> {
    net: &'a Net,
    vectors: &'a [Vector],
    targets: &'a [f32],
    hidden: &'a mut Vec<[f32; HIDDEN]>,
    gradient: &'a mut [f32],
}

impl NullaryFnOnce for Learn<'_> {
    type Output = f32;

    #[inline(always)]
    fn call(self) -> f32 {
        self.net.learn_here(self.vectors, self.targets, self.hidden, self.gradient)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_machine_comes_to_the_same_number() {
        let net = Net::new(2, 3);
        let mut rng = Rng::with_seed(4);
        for number in 0..100 {
            let mut vector = Vector::new(number % 2, 0, 0);
            vector.x[1..].fill_with(|| if rng.bool() { rng.f32() } else { 0.0 });
            let (mut widest, mut plain) = ([0.0; HIDDEN], [0.0; HIDDEN]);
            let worth = net.forward(&vector, &mut widest);
            assert_eq!(worth.to_bits(), net.forward_here(&vector, &mut plain).to_bits());
            assert_eq!(widest, plain);
        }
    }
}
