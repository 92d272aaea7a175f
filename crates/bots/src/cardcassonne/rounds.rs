//! The bot that plays rounds to their end in its head: what it cannot know is dealt anew again and
//! again, all seats go on like the greedy bot, and the choice that leaves it best off on average is made.

use bastide_cardcassonne::{Action, State};
use bastide_game::{Game, Move, Rng, Seat, Turn};

use super::greedy;
use super::prospects::lead;
use crate::error::Misjudgement;
use crate::search::Limit;
use crate::search::race::{self, Runner, Watch};
use crate::{Bot, Budget, SeededRng, seed_of};

/// Plays out what it cannot know.
#[derive(Clone, Debug)]
pub struct Rounds {
    rng: SeededRng,
    limit: Limit,
    /// How wrong it is about a row, in points.
    error: f32,
    actions: Vec<Action>,
}

/// So many choices are looked at closely at most: those that look best at first sight. Each takes a few playouts.
const CLOSELY: usize = 12;
const EACH: u64 = 4;

/// Hundredths in a point.
const POINT: f32 = 100.0;

/// A choice that is so many standard errors behind another is given up.
const SURE: f32 = 4.0;

/// One in so many choices of a playout is any: people are no machines, and rounds shall differ.
const ANY: u32 = 12;

impl Rounds {
    /// A player that thinks so much, with a seed.
    pub fn new(limit: Limit, seed: u64) -> Rounds {
        Rounds { rng: SeededRng::new(seed), limit, error: 0.0, actions: Vec::new() }
    }

    /// The same player, but wrong about a row by so many points.
    pub fn erring(self, points: u16) -> Rounds {
        Rounds { error: f32::from(points), ..self }
    }

    /// The same player as new.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = SeededRng::new(seed);
    }

    /// Asks the bot in a seat that must move, and shows it no more than the seat may know.
    pub fn ask(&mut self, game: &State, seat: Seat, budget: &Budget) -> Action {
        let seen = game.determinize(seat, &mut self.rng);
        self.choose(&seen, seat, budget)
    }

    /// Plays on to the end of the round.
    pub(super) fn play_out(&mut self, game: &mut State, rng: &mut SeededRng) {
        while let Turn::Player(mover) = game.turn() {
            let action = if rng.below(ANY) == 0 {
                self.actions.clear();
                game.actions(&mut self.actions);
                self.actions[rng.below(self.actions.len() as u32) as usize]
            } else {
                greedy::best(game, mover, rng, &mut self.actions)
            };
            game.play(Move::Choose(action), &mut ());
        }
    }

    /// Plays rounds out to find what choices are worth, the best first. Whoever is sure by so many standard errors
    /// looks no further. `stays` is compared to the end, whatever comes of it.
    pub(super) fn compare(
        &mut self,
        game: &State,
        seat: Seat,
        stays: Option<Action>,
        sure: f32,
        budget: &Budget,
    ) -> Vec<Candidate> {
        let stopwatch = budget.stopwatch();
        let mut actions = Vec::new();
        game.actions(&mut actions);
        let looks = |action: &Action| greedy::worth(game, *action, seat, 2);
        actions.sort_by_cached_key(|action| -looks(action));
        let close = CLOSELY.min((self.limit.playouts / EACH).max(2) as usize);
        let mut at = 0;
        actions.retain(|action| {
            at += 1;
            at <= close || Some(*action) == stays
        });
        let wrong = Misjudgement { points: self.error, seed: self.rng.next_u64() };
        let candidate = |action| {
            let error = greedy::error(&wrong, action) as f32 / POINT;
            Candidate { action, error, sum: 0.0, results: Vec::new() }
        };
        let mut candidates: Vec<_> = actions.into_iter().map(candidate).collect();
        let seed = self.rng.next_u64();
        let all = candidates.len();
        let halvings = all.next_power_of_two().trailing_zeros().max(1);
        let (mut alive, mut played, mut number) = (all, 0u64, 0u64);
        let mut watch = Watch::new();
        'halving: for halving in 1..=halvings {
            let share = f64::from(halving) / f64::from(halvings);
            let most = (self.limit.playouts as f64 * share) as u64;
            let until = self.limit.time.mul_f64(share);
            while alive > 1 && played < most && stopwatch.elapsed() < until {
                if budget.is_spent(played) {
                    break 'halving;
                }
                // All choices meet the same cards and the same whims.
                let dealt = game.determinize(seat, &mut SeededRng::new(seed_of(seed, &[number])));
                for candidate in &mut candidates[..alive] {
                    let mut whims = SeededRng::new(seed_of(seed, &[number, 1]));
                    let mut after = dealt.clone();
                    after.play(Move::Choose(candidate.action), &mut ());
                    self.play_out(&mut after, &mut whims);
                    candidate.add(lead(&after, seat) as f32 / POINT);
                }
                played += alive as u64;
                number += 1;
                if sure.is_finite() && watch.is_due(number as usize) {
                    alive = race::narrow(&mut candidates[..alive], sure);
                }
            }
            // The sort is stable: of those that did equally well, the one that looks better comes first.
            race::sort(&mut candidates[..alive]);
            if halving < halvings {
                alive = keep(&mut candidates[..alive], all.div_ceil(1 << halving), stays);
            }
        }
        race::sort(&mut candidates[..alive]);
        candidates
    }
}

/// Of sorted choices so many stay in the race, and one whatever came of it. How many are left.
fn keep(candidates: &mut [Candidate], most: usize, stays: Option<Action>) -> usize {
    let kept = most.min(candidates.len());
    match candidates.iter().position(|candidate| Some(candidate.action) == stays) {
        Some(at) if at >= kept => {
            candidates[kept..=at].rotate_right(1);
            kept + 1
        }
        _ => kept,
    }
}

/// A choice and what it was worth so far, in points of lead.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) action: Action,
    /// What the player thinks wrongly of it.
    error: f32,
    sum: f64,
    results: Vec<f32>,
}

impl Candidate {
    fn add(&mut self, result: f32) {
        self.sum += f64::from(result);
        self.results.push(result);
    }
}

impl Runner for Candidate {
    fn worth(&self) -> f32 {
        (self.sum / self.results.len().max(1) as f64) as f32 + self.error
    }

    fn results(&self) -> &[f32] {
        &self.results
    }
}

impl Bot<State> for Rounds {
    fn choose(&mut self, game: &State, seat: Seat, budget: &Budget) -> Action {
        self.actions.clear();
        game.actions(&mut self.actions);
        if let [only] = self.actions.as_slice() {
            return *only;
        }
        // At the opening there is nothing to play out yet.
        if game.round() == 0 {
            return greedy::best(game, seat, &mut self.rng, &mut self.actions);
        }
        self.compare(game, seat, None, SURE, budget)[0].action
    }
}
