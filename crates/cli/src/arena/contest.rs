//! All pairs of a contest, on all threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use indicatif::ProgressBar;

use super::game::{Complaints, Pair, Players};
use super::player::{Terms, Who};
use super::statistics::{Hypotheses, Sprt, SprtVerdict};
use crate::games::CliGame;

/// What the games of a contest share.
#[derive(Debug)]
pub(super) struct Contest<G: CliGame> {
    pub(super) setup: G::Setup,
    pub(super) players: usize,
    /// A and B.
    pub(super) who: [Who; 2],
    /// The same as they were named.
    pub(super) names: [String; 2],
    pub(super) terms: Terms,
    pub(super) pairs: u64,
    pub(super) seed: u64,
    pub(super) threads: usize,
    pub(super) hypotheses: Hypotheses,
    /// Whether it ends when one of the hypotheses is accepted.
    pub(super) stops_early: bool,
    /// Whether somebody has stopped it.
    pub(super) stopped: Arc<AtomicBool>,
    /// Whether enough was seen.
    pub(super) decided: AtomicBool,
    pub(super) complaints: Complaints,
}

/// The pairs that are over, by their numbers.
#[derive(Debug, Default)]
struct Results {
    pairs: Vec<Option<Pair>>,
    /// The scores of all pairs before the first that is missing: whatever decides looks at them in order, so that
    /// the answer is the same for any number of threads.
    in_order: Vec<f64>,
    /// Of the scores of all that are over, for the bar.
    sum: f64,
}

impl<G: CliGame> Contest<G> {
    /// Whether no game goes on.
    pub(super) fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed) || self.decided.load(Ordering::Relaxed)
    }

    /// Plays, and returns the pairs that count, in their order.
    pub(super) fn play(&self, bar: &ProgressBar) -> Vec<Pair> {
        let next = AtomicU64::new(0);
        let results = Mutex::new(Results::default());
        std::thread::scope(|scope| {
            for _ in 0..self.threads.min(self.pairs.try_into().unwrap_or(usize::MAX)) {
                scope.spawn(|| self.work(&next, &results, bar));
            }
        });
        let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
        let decided = self.decided.load(Ordering::Relaxed);
        let counting = if decided { results.in_order.len() } else { results.pairs.len() };
        results.pairs.into_iter().take(counting).flatten().collect()
    }

    fn work(&self, next: &AtomicU64, results: &Mutex<Results>, bar: &ProgressBar) {
        let mut players = Players::new(self);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if self.is_stopped() || number >= self.pairs {
                return;
            }
            let Some(pair) = players.play_pair(self, number) else { return };
            let mut results = results.lock().unwrap_or_else(PoisonError::into_inner);
            self.take(&mut results, number, pair);
            bar.inc(1);
            let score = results.sum / (bar.position() as f64).max(1.0);
            bar.set_message(format!("pairs, A scores {:.1} %", 100.0 * score));
        }
    }

    /// Takes a pair into account.
    fn take(&self, results: &mut Results, number: u64, pair: Pair) {
        let number = number as usize;
        if results.pairs.len() <= number {
            results.pairs.resize(number + 1, None);
        }
        results.sum += pair.score;
        results.pairs[number] = Some(pair);
        while !self.decided.load(Ordering::Relaxed)
            && let Some(Some(pair)) = results.pairs.get(results.in_order.len())
        {
            results.in_order.push(pair.score);
            let sprt = || Sprt::of(&results.in_order, self.hypotheses);
            if self.stops_early && sprt().verdict != SprtVerdict::Open {
                self.decided.store(true, Ordering::Relaxed);
            }
        }
    }
}
