//! Bots for The Castle.

mod greedy;
mod outlook;

use bastide_castle::{Action, State};
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

impl HasBots for State {
    const BOTS: &'static [BotName] = &[BotName::Random, BotName::Greedy];
    type Player = Player;

    fn player(name: BotName, seed: u64) -> Player {
        match name {
            BotName::Random => Player::Random(Random::new(seed)),
            // Nothing searches here yet.
            BotName::Greedy | BotName::Level3 => Player::Greedy(Greedy::new(seed)),
        }
    }

    fn reseed(player: &mut Player, seed: u64) {
        match player {
            Player::Random(bot) => bot.reseed(seed),
            Player::Greedy(bot) => bot.reseed(seed),
        }
    }

    #[inline]
    fn ask(&self, player: &mut Player, seat: Seat) -> Action {
        match player {
            // It looks only at what it is offered, and every seat may know that.
            Player::Random(bot) => bot.choose(self, seat),
            Player::Greedy(bot) => {
                let seen = self.determinize(seat, bot.rng());
                bot.choose(&seen, seat)
            }
        }
    }
}
