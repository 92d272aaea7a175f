//! The bot that plays rounds to their end in its head: what it cannot know is dealt anew again and
//! again, all seats go on like the greedy bot, and the choice that leaves it best off on average is made.

use std::time::Instant;

use bastide_cardcassonne::{Action, State};
use bastide_game::{Game, Move, Rng, Seat, Turn};

use super::greedy;
use super::prospects::{Points, lead};
use crate::error::Misjudgement;
use crate::search::Limit;
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

    /// Plays on to the end of the round and says how far the seat is ahead.
    fn play_out(&mut self, mut game: State, seat: Seat, rng: &mut SeededRng) -> Points {
        while let Turn::Player(mover) = game.turn() {
            let action = if rng.below(ANY) == 0 {
                self.actions.clear();
                game.actions(&mut self.actions);
                self.actions[rng.below(self.actions.len() as u32) as usize]
            } else {
                greedy::best(&game, mover, rng, &mut self.actions)
            };
            game.play(Move::Choose(action), &mut ());
        }
        lead(&game, seat)
    }
}

/// A choice and what it was worth so far.
struct Candidate {
    action: Action,
    /// What the player thinks wrongly of it.
    error: i64,
    sum: i64,
    playouts: i64,
}

impl Candidate {
    fn mean(&self) -> i64 {
        self.sum / self.playouts.max(1) + self.error
    }
}

impl Bot<State> for Rounds {
    fn choose(&mut self, game: &State, seat: Seat, budget: &Budget) -> Action {
        let begun = Instant::now();
        let mut actions = Vec::new();
        game.actions(&mut actions);
        if let [only] = actions.as_slice() {
            return *only;
        }
        // At the opening there is nothing to play out yet.
        if game.round() == 0 {
            return greedy::best(game, seat, &mut self.rng, &mut self.actions);
        }
        let looks = |action: &Action| greedy::worth(game, *action, seat, 2);
        actions.sort_by_cached_key(|action| -looks(action));
        actions.truncate(CLOSELY.min((self.limit.playouts / EACH).max(2) as usize));
        let wrong = Misjudgement { points: self.error, seed: self.rng.next_u64() };
        let candidate = |action| {
            let error = i64::from(greedy::error(&wrong, action));
            Candidate { action, error, sum: 0, playouts: 0 }
        };
        let mut candidates: Vec<_> = actions.into_iter().map(candidate).collect();
        let seed = self.rng.next_u64();
        let halvings = candidates.len().next_power_of_two().trailing_zeros().max(1);
        let (mut alive, mut played, mut number) = (candidates.len(), 0u64, 0u64);
        'halving: for halving in 1..=halvings {
            let share = f64::from(halving) / f64::from(halvings);
            let most = (self.limit.playouts as f64 * share) as u64;
            let until = self.limit.time.mul_f64(share);
            while played < most && begun.elapsed() < until {
                if budget.is_spent(played) {
                    break 'halving;
                }
                // All choices meet the same cards and the same whims.
                let dealt = game.determinize(seat, &mut SeededRng::new(seed_of(seed, &[number])));
                for candidate in &mut candidates[..alive] {
                    let mut whims = SeededRng::new(seed_of(seed, &[number, 1]));
                    let mut after = dealt.clone();
                    after.play(Move::Choose(candidate.action), &mut ());
                    candidate.sum += i64::from(self.play_out(after, seat, &mut whims));
                    candidate.playouts += 1;
                }
                played += alive as u64;
                number += 1;
            }
            // The sort is stable: of those that did equally well, the one that looks better comes first.
            candidates[..alive].sort_by_key(|candidate| -candidate.mean());
            if halving < halvings {
                alive = alive.div_ceil(2);
            }
        }
        candidates[0].action
    }
}
