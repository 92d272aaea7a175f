//! Learning in rounds: many games at once by the weights so far, then many steps on what they taught. The result
//! depends on the seed alone, not on the number of threads.

use std::sync::Arc;

use rayon::prelude::*;

use super::self_play::{Lesson, Sample};
use super::student::Student;
use crate::learned::{Adam, Net};
use crate::{HasBots, SeededRng, seed_of};
use bastide_game::Rng;

/// The parts of a step that are worked on at once.
const PARTS: usize = 16;
/// So many samples are remembered.
const REMEMBERED: usize = 150_000;
/// What is kept is a running mean of the weights: steps are noisy.
const MEAN: f32 = 0.001;

/// Learns a game.
pub struct Learner<G: HasBots, J> {
    setups: Vec<G::Setup>,
    pub(super) net: Net,
    pub(super) mean: Net,
    pub(super) adam: Adam,
    samples: Vec<Sample>,
    oldest: usize,
    judge: J,
    seed: u64,
    pub(super) games: u64,
    rng: SeededRng,
}

/// What a round was like.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// How many games there were so far.
    pub games: u64,
    /// The error of leads, in points.
    pub error: f32,
    /// The mean of all points.
    pub points: f32,
}

impl<G: HasBots, J> std::fmt::Debug for Learner<G, J> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Learner").field("games", &self.games).finish_non_exhaustive()
    }
}

impl<G, J> Learner<G, J>
where
    G: HasBots<Setup: Sync>,
    J: Student<G>,
{
    /// Begins with weights, and games to play in turn.
    pub fn new(net: Net, setups: Vec<G::Setup>, seed: u64) -> Learner<G, J> {
        Learner {
            setups,
            mean: net.clone(),
            adam: Adam::new(net.weights().len()),
            judge: J::with_weights(Arc::new(net.clone())),
            net,
            samples: Vec::new(),
            oldest: 0,
            seed,
            games: 0,
            rng: SeededRng::new(seed_of(seed, &[2])),
        }
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// From now on learns from other games.
    pub fn set_setups(&mut self, setups: Vec<G::Setup>) {
        self.setups = setups;
    }

    /// The weights so far. Those that nothing was learned about are 0: what never occurred in training shall not be
    /// judged at random.
    pub fn weights(&self) -> Net {
        let mut net = self.mean.clone();
        for (at, weight) in net.weights_mut().iter_mut().enumerate() {
            if !self.adam.has_moved(at) {
                *weight = 0.0;
            }
        }
        net
    }

    /// Goes on with weights that somebody has learned, as if so many games had been played: with room for more units,
    /// long steps and nothing remembered.
    pub fn begin_stage(&mut self, weights: &Net, units: usize, games: u64) {
        self.net = weights.widened(units.max(weights.units()), seed_of(self.seed, &[3]));
        self.mean = self.net.clone();
        self.adam = Adam::new(self.net.weights().len());
        self.samples.clear();
        self.oldest = 0;
        self.rng = SeededRng::new(seed_of(self.seed, &[4]));
        self.games = games;
    }

    /// Plays some games and learns from them.
    pub fn round(&mut self, lesson: &Lesson) -> Round {
        let games = lesson.games;
        self.judge.set_weights(Arc::new(self.net.clone()));
        let (judge, setups, seed, first) = (&self.judge, &self.setups, self.seed, self.games);
        let played: Vec<_> = (first..first + games)
            .into_par_iter()
            .map_init(
                || judge.clone(),
                |judge, game| {
                    let setup = &setups[(game % setups.len() as u64) as usize];
                    let (samples, last) = judge.play(setup, lesson, seed_of(seed, &[0, game]));
                    let seats = samples.first().map_or(1, |sample| usize::from(sample.seats));
                    (samples, last[..seats].iter().sum::<f32>() / seats as f32)
                },
            )
            .collect();
        self.games += games;
        let points = played.iter().map(|(_, points)| points).sum::<f32>() / games as f32;
        let mut fresh = 0;
        for sample in played.into_iter().flat_map(|(samples, _)| samples) {
            fresh += 1;
            if self.samples.len() < REMEMBERED {
                self.samples.push(sample);
            } else {
                self.samples[self.oldest] = sample;
                self.oldest = (self.oldest + 1) % REMEMBERED;
            }
        }
        let steps = (lesson.repeats * fresh).div_ceil(lesson.batch);
        let error = (0..steps).map(|_| self.step(lesson)).sum::<f32>() / steps.max(1) as f32;
        Round { games: self.games, error: 10.0 * error.sqrt(), points }
    }

    /// One step on a batch of samples.
    fn step(&mut self, lesson: &Lesson) -> f32 {
        let len = self.samples.len() as u32;
        let batch: Vec<usize> = (0..lesson.batch).map(|_| self.rng.below(len) as usize).collect();
        let (net, samples) = (&self.net, &self.samples);
        let parts: Vec<(Vec<f32>, f32)> = batch
            .par_chunks(lesson.batch.div_ceil(PARTS))
            .map(|part| {
                let mut gradient = vec![0.0; net.weights().len()];
                let mut error = 0.0;
                for at in part {
                    let sample = &samples[*at];
                    let targets = &sample.targets[..usize::from(sample.seats)];
                    error += net.learn(&sample.vectors, targets, &mut gradient);
                }
                (gradient, error)
            })
            .collect();
        let mut gradient = vec![0.0; self.net.weights().len()];
        let mut error = 0.0;
        for (part, wrong) in parts {
            error += wrong;
            for (sum, slope) in gradient.iter_mut().zip(part) {
                *sum += slope / lesson.batch as f32;
            }
        }
        self.adam.step(self.net.weights_mut(), &gradient, lesson.rate);
        for (mean, weight) in self.mean.weights_mut().iter_mut().zip(self.net.weights()) {
            *mean += MEAN * (weight - *mean);
        }
        error / lesson.batch as f32
    }
}
