//! The bot that looks one move ahead by what was learned.

use bastide_cardcassonne::{Action, State};
use bastide_game::{Game, Seat};

use super::eval::CardJudge;
use super::greedy;
use crate::error::Misjudgement;
use crate::{Bot, Budget, SeededRng};

/// Looks one move ahead.
#[derive(Clone, Debug)]
pub struct Look {
    judge: CardJudge,
    rng: SeededRng,
    /// How wrong it is about a row, in points.
    error: f32,
    actions: Vec<Action>,
}

impl Look {
    /// A player that is wrong about a row by so many points, and has a seed.
    pub fn new(error: f32, seed: u64) -> Look {
        Look { judge: CardJudge::usual(), rng: SeededRng::new(seed), error, actions: Vec::new() }
    }

    /// The same player as new.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = SeededRng::new(seed);
    }

    /// Asks the bot in a seat that must move, and shows it no more than the seat may know.
    pub fn ask(&mut self, game: &State, seat: Seat, budget: &Budget) -> Action {
        self.judge.begin(game);
        let seen = game.determinize(seat, &mut self.rng);
        self.choose(&seen, seat, budget)
    }
}

impl Bot<State> for Look {
    /// It is done before any budget could be spent.
    fn choose(&mut self, game: &State, seat: Seat, _budget: &Budget) -> Action {
        let wrong = Misjudgement { points: self.error, seed: self.rng.next_u64() };
        let error = |action| greedy::error(&wrong, action);
        self.judge.best_by(game, seat, &mut self.actions, error)
    }
}
