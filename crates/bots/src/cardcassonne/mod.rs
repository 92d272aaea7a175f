//! Bots for Cardcassonne. Both look only at what their seat may know: cards that others played face
//! down count as unknown to them, even in a game that was dealt anew.

mod greedy;
mod level3;
mod prospects;

use bastide_cardcassonne::{Action, State};
use bastide_game::Seat;

pub use greedy::Greedy;
pub use level3::Level3;

use crate::{Bot, BotName, HasBots, Random};

/// A bot of any kind in a seat.
#[derive(Clone, Debug)]
pub enum Player {
    /// Plays anything.
    Random(Random<Action>),
    /// Looks one turn ahead.
    Greedy(Greedy),
    /// Plays out what it cannot know.
    Level3(Level3),
}

impl HasBots for State {
    const BOTS: &'static [BotName] = &[BotName::Random, BotName::Greedy, BotName::Level3];
    type Player = Player;

    fn player(name: BotName, seed: u64) -> Player {
        match name {
            BotName::Random => Player::Random(Random::new(seed)),
            BotName::Greedy => Player::Greedy(Greedy::new(seed)),
            BotName::Level3 => Player::Level3(Level3::new(seed)),
        }
    }

    fn reseed(player: &mut Player, seed: u64) {
        match player {
            Player::Random(bot) => bot.reseed(seed),
            Player::Greedy(bot) => bot.reseed(seed),
            Player::Level3(bot) => bot.reseed(seed),
        }
    }

    #[inline]
    fn ask(&self, player: &mut Player, seat: Seat) -> Action {
        match player {
            // It looks only at what it is offered, and the seat may know that.
            Player::Random(bot) => bot.choose(self, seat),
            Player::Greedy(bot) => bot.ask(self, seat),
            Player::Level3(bot) => bot.ask(self, seat),
        }
    }
}
