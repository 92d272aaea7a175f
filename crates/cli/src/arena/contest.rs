//! All pairs of a contest, on all threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use indicatif::ProgressBar;

use super::game::{Complaints, Pair, Players};
use super::player::Who;
use super::process::Terms;
use super::statistics::{Hypotheses, Scores, Sprt, SprtVerdict};
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
    /// Whether that is so.
    pub(super) decided: AtomicBool,
    pub(super) complaints: Complaints,
}

/// The pairs that are over, by their numbers.
#[derive(Debug, Default)]
struct Results {
    pairs: Vec<Option<Pair>>,
    /// How many there are before the first that is missing, and their scores: whatever decides looks at them in
    /// order, so that the answer is the same for any number of threads.
    in_order: (usize, Scores),
    /// The scores of all, for the bar.
    all: Scores,
}

impl<G: CliGame> Contest<G> {
    /// Whether no game goes on.
    pub(super) fn is_stopped(&self) -> bool {
        self.terms.stopped.load(Ordering::Relaxed)
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
        let counting = if decided { results.in_order.0 } else { results.pairs.len() };
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
            bar.set_message(format!("pairs, A scores {:.1} %", 100.0 * results.all.mean()));
        }
    }

    /// Takes a pair into account.
    fn take(&self, results: &mut Results, number: u64, pair: Pair) {
        let number = number as usize;
        if results.pairs.len() <= number {
            results.pairs.resize(number + 1, None);
        }
        results.all.push(pair.score);
        results.pairs[number] = Some(pair);
        while !self.decided.load(Ordering::Relaxed)
            && let Some(Some(pair)) = results.pairs.get(results.in_order.0)
        {
            let (number, scores) = &mut results.in_order;
            *number += 1;
            scores.push(pair.score);
            let sprt = Sprt::of(scores, self.hypotheses);
            if self.stops_early && sprt.verdict != SprtVerdict::Open {
                self.decided.store(true, Ordering::Relaxed);
                self.terms.stopped.store(true, Ordering::Relaxed);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use bastide_bots::Strength;

    use super::*;

    #[test]
    fn whoever_stops_a_contest_keeps_whole_pairs() {
        let bar = ProgressBar::hidden();
        let contest = Contest::<bastide_castle::State> {
            setup: bastide_castle::Setup::default(),
            players: 2,
            who: [Who::Bot(Strength::Random), Who::Bot(Strength::Random)],
            names: ["random", "random"].map(str::to_string),
            terms: Terms {
                ms: None,
                patience: Duration::ZERO,
                verbose: false,
                log: None,
                stopped: Arc::default(),
            },
            pairs: 1_000_000_000,
            seed: 1,
            threads: 2,
            hypotheses: Hypotheses { h0: 0.5, h1: 0.53 },
            stops_early: false,
            decided: AtomicBool::new(false),
            complaints: Complaints::new(&bar),
        };
        let pairs = std::thread::scope(|scope| {
            scope.spawn(|| {
                while bar.position() == 0 {
                    std::thread::yield_now();
                }
                contest.terms.stopped.store(true, Ordering::Relaxed);
            });
            contest.play(&bar)
        });
        assert!(!pairs.is_empty() && pairs.len() as u64 == bar.position());
        assert!(pairs.iter().all(|pair| (pair.score - 0.5).abs() < 1e-9));
    }
}
