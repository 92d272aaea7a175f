//! Bots for Carcassonne.

mod greedy;
mod outlook;
mod prospects;

use bastide_carcassonne::{Action, State};
use bastide_game::{Game, Seat};

pub use greedy::Greedy;

use crate::{Bot, BotName, HasBots, Random};

/// A bot of any kind in a seat.
#[derive(Clone, Debug)]
pub enum Player {
    /// Plays anything.
    Random(Random<Action>),
    /// Looks one turn ahead.
    Greedy(Greedy),
}

impl Player {
    /// A bot by its name, with a seed. Nothing searches here yet: a searching bot is the greedy one.
    pub fn new(name: BotName, seed: u64) -> Player {
        match name {
            BotName::Random => Player::Random(Random::new(seed)),
            BotName::Greedy | BotName::Level3 => Player::Greedy(Greedy::new(seed)),
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
    pub fn ask(&mut self, game: &State, seat: Seat) -> Action {
        match self {
            // It looks only at what it is offered, and every seat may know that.
            Player::Random(bot) => bot.choose(game, seat),
            Player::Greedy(bot) => {
                let seen = game.determinize(seat, bot.rng());
                bot.choose(&seen, seat)
            }
        }
    }
}

impl HasBots for State {
    const BOTS: &'static [BotName] = &[BotName::Random, BotName::Greedy];
    type Player = Player;

    fn player(name: BotName, seed: u64) -> Player {
        Player::new(name, seed)
    }

    fn reseed(player: &mut Player, seed: u64) {
        player.reseed(seed);
    }

    #[inline]
    fn ask(&self, player: &mut Player, seat: Seat) -> Action {
        player.ask(self, seat)
    }
}
