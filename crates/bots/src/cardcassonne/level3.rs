//! The bot that plays rounds to their end in its head: what it cannot know is dealt anew again and
//! again, all seats go on like the greedy bot, and the choice that leaves it best off on average is made.

use bastide_cardcassonne::{Action, State};
use bastide_game::{Game, Move, Rng, Seat, Turn};

use super::greedy;
use super::prospects::{Points, lead};
use crate::{Bot, Budget, SeededRng};

/// Plays out what it cannot know.
#[derive(Clone, Debug)]
pub struct Level3 {
    rng: SeededRng,
    /// How many rounds are played out for a decision, at most.
    playouts: usize,
    actions: Vec<Action>,
}

/// So many rounds are played out for a decision.
const PLAYOUTS: usize = 500;

/// So many choices are looked at closely: those that look best at first sight.
const CLOSELY: usize = 10;

/// After so many rounds for each choice the worse half is dropped.
const FIRST_LOOK: usize = 16;

/// One in so many choices of a playout is any: people are no machines, and rounds shall differ.
const ANY: u32 = 12;

impl Level3 {
    /// A player with a seed.
    pub fn new(seed: u64) -> Level3 {
        Level3::with_playouts(seed, PLAYOUTS)
    }

    /// A player that thinks more or less than usual.
    pub fn with_playouts(seed: u64, playouts: usize) -> Level3 {
        Level3 { rng: SeededRng::new(seed), playouts, actions: Vec::new() }
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
    fn play_out(&mut self, mut game: State, seat: Seat) -> Points {
        while let Turn::Player(mover) = game.turn() {
            let action = if self.rng.below(ANY) == 0 {
                self.actions.clear();
                game.actions(&mut self.actions);
                self.actions[self.rng.below(self.actions.len() as u32) as usize]
            } else {
                greedy::best(&game, mover, &mut self.rng, &mut self.actions)
            };
            game.play(Move::Choose(action), &mut ());
        }
        lead(&game, seat)
    }
}

/// A choice and what it was worth so far.
struct Candidate {
    action: Action,
    sum: i64,
}

impl Bot<State> for Level3 {
    fn choose(&mut self, game: &State, seat: Seat, budget: &Budget) -> Action {
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
        actions.truncate(CLOSELY);
        let mut left: Vec<_> =
            actions.into_iter().map(|action| Candidate { action, sum: 0 }).collect();
        let (mut played, mut rounds) = (0, 0);
        while left.len() > 1 && played + left.len() <= self.playouts {
            if budget.is_spent(played as u64) {
                break;
            }
            // All choices meet the same cards.
            let dealt = game.determinize(seat, &mut self.rng);
            for candidate in &mut left {
                let mut after = dealt.clone();
                after.play(Move::Choose(candidate.action), &mut ());
                candidate.sum += i64::from(self.play_out(after, seat));
            }
            played += left.len();
            rounds += 1;
            if rounds % FIRST_LOOK == 0 && left.len() > 2 {
                left.sort_by_key(|candidate| -candidate.sum);
                left.truncate(left.len().div_ceil(2));
            }
        }
        // They are sorted by how they look: of those that did equally well, the first is the best guess.
        let best = left.iter().rev().max_by_key(|candidate| candidate.sum);
        best.expect("there is a choice").action
    }
}
