//! Bots for Cardcassonne. Both look only at what their seat may know: cards that others played face
//! down count as unknown to them, even in a game that was dealt anew.

mod greedy;
mod level3;
mod prospects;

use bastide_cardcassonne::{Action, State};
use bastide_game::Seat;

pub use greedy::Greedy;
pub use level3::Level3;

use crate::{Bot, Budget, HasBots, Random, Strength};

/// A bot of any kind in a seat.
#[derive(Clone, Debug)]
pub enum Player {
    /// Plays anything.
    Random(Random<Action>),
    /// Looks one turn ahead, at all or at some of what there is to do.
    Greedy(Greedy),
    /// Plays out what it cannot know.
    Level3(Level3),
}

impl HasBots for State {
    type Player = Player;

    fn player(bot: Strength, seed: u64) -> Player {
        match bot {
            Strength::Random => Player::Random(Random::new(seed)),
            Strength::Level(level) if level.number() == 1 => Player::Greedy(Greedy::beginner(seed)),
            Strength::Greedy => Player::Greedy(Greedy::new(seed)),
            Strength::Level(_) | Strength::Look | Strength::Search(_) | Strength::Mcts(_) => {
                Player::Level3(Level3::new(seed))
            }
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
    fn ask(&self, player: &mut Player, seat: Seat, budget: &Budget) -> Action {
        match player {
            // It looks only at what it is offered, and the seat may know that.
            Player::Random(bot) => bot.choose(self, seat, budget),
            Player::Greedy(bot) => bot.ask(self, seat, budget),
            Player::Level3(bot) => bot.ask(self, seat, budget),
        }
    }
}
