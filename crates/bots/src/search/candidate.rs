//! A plan in a search.

use bastide_game::Game;

use super::follow;
use super::race::{self, Runner};
use crate::judge::Plan;

/// So many playouts tell as much as the first look.
const LOOK: f64 = 6.0;

/// A plan and what came of it.
#[derive(Clone, Debug)]
pub struct Candidate<G: Game> {
    /// The plan; its worth is what it looked like at first.
    pub plan: Plan<G::Action>,
    /// The position after it.
    pub(super) after: G,
    /// Whether it stays to the end, whatever comes of it.
    pub(super) stays: bool,
    sum: f64,
    /// What it is worth if it was given up before the best had met all its draws.
    settled: Option<f32>,
    results: Vec<f32>,
}

impl<G: Game> Candidate<G> {
    pub(super) fn new(game: &G, plan: Plan<G::Action>) -> Candidate<G> {
        let mut after = game.clone();
        follow(&mut after, &plan);
        Candidate { plan, after, stays: false, sum: 0.0, settled: None, results: Vec::new() }
    }

    /// How often it was played out.
    pub fn playouts(&self) -> u32 {
        self.results.len() as u32
    }

    /// What it is worth by all that is known: the first look counts as some playouts.
    pub fn worth(&self) -> f32 {
        if let Some(settled) = self.settled {
            return settled;
        }
        let look = LOOK * f64::from(self.plan.worth);
        ((self.sum + look) / (self.results.len() as f64 + LOOK)) as f32
    }

    /// It was played out once more.
    pub(super) fn add(&mut self, result: f32) {
        self.sum += f64::from(result);
        self.results.push(result);
    }
}

/// Of sorted candidates those that were given up early met fewer draws than the first, which may have been better or worse
/// ones: what they are worth is told by how far they were behind on the same draws.
pub(super) fn settle_up<G: Game>(candidates: &mut [Candidate<G>]) {
    let Some((best, others)) = candidates.split_first_mut() else { return };
    let worth = best.worth();
    for other in others {
        let draws = other.results.len();
        if draws < best.results.len() {
            let look = LOOK * f64::from(best.plan.worth - other.plan.worth);
            let behind = (race::ahead(best, other) * draws as f64 + look) / (draws as f64 + LOOK);
            other.settled = Some(worth - behind.max(0.0) as f32);
        }
    }
}

/// Sorts candidates and drops the worse ones, but none that stays. How many are left.
pub(super) fn keep<G: Game>(candidates: &mut [Candidate<G>], most: usize) -> usize {
    race::sort(candidates);
    let first = most.min(candidates.len());
    let mut kept = first;
    for at in first..candidates.len() {
        if candidates[at].stays {
            candidates[kept..=at].rotate_right(1);
            kept += 1;
        }
    }
    kept
}

impl<G: Game> Runner for Candidate<G> {
    fn worth(&self) -> f32 {
        Candidate::worth(self)
    }

    fn results(&self) -> &[f32] {
        &self.results
    }
}
