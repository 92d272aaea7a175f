//! Bots for Carcassonne.

mod greedy;
mod outlook;
mod prospects;

use bastide_carcassonne::{Action, State};
use bastide_game::{Game, Seat};

pub use greedy::Greedy;

use crate::{Bot, Budget, HasBots, Random, Strength};

/// A bot of any kind in a seat.
#[derive(Clone, Debug)]
pub enum Player {
    /// Plays anything.
    Random(Random<Action>),
    /// Looks one turn ahead, at all or at some of what there is to do.
    Greedy(Greedy),
}

impl Player {
    /// A bot by its name, with a seed.
    pub fn new(bot: Strength, seed: u64) -> Player {
        match bot {
            Strength::Random => Player::Random(Random::new(seed)),
            Strength::Level(level) if level.number() == 1 => Player::Greedy(Greedy::beginner(seed)),
            Strength::Greedy
            | Strength::Level(_)
            | Strength::Look
            | Strength::Search(_)
            | Strength::Mcts(_) => Player::Greedy(Greedy::new(seed)),
        }
    }

    /// The same bot as new, for the next game.
    pub fn reseed(&mut self, seed: u64) {
        match self {
            Player::Random(bot) => bot.reseed(seed),
            Player::Greedy(bot) => bot.reseed(seed),
        }
    }

    /// Asks the bot in a seat that must move, and shows it no more than the seat may know.
    #[inline]
    pub fn ask(&mut self, game: &State, seat: Seat, budget: &Budget) -> Action {
        match self {
            // It looks only at what it is offered, and every seat may know that.
            Player::Random(bot) => bot.choose(game, seat, budget),
            Player::Greedy(bot) => {
                let seen = game.determinize(seat, bot.rng());
                bot.choose(&seen, seat, budget)
            }
        }
    }
}

impl HasBots for State {
    type Player = Player;

    fn player(bot: Strength, seed: u64) -> Player {
        Player::new(bot, seed)
    }

    fn reseed(player: &mut Player, seed: u64) {
        player.reseed(seed);
    }

    #[inline]
    fn ask(&self, player: &mut Player, seat: Seat, budget: &Budget) -> Action {
        player.ask(self, seat, budget)
    }
}
