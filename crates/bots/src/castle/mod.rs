//! Bots for The Castle.

mod greedy;
mod outlook;

use bastide_castle::{Action, State};
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

impl HasBots for State {
    type Player = Player;

    fn player(bot: Strength, seed: u64) -> Player {
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

    fn reseed(player: &mut Player, seed: u64) {
        match player {
            Player::Random(bot) => bot.reseed(seed),
            Player::Greedy(bot) => bot.reseed(seed),
        }
    }

    #[inline]
    fn ask(&self, player: &mut Player, seat: Seat, budget: &Budget) -> Action {
        match player {
            // It looks only at what it is offered, and every seat may know that.
            Player::Random(bot) => bot.choose(self, seat, budget),
            Player::Greedy(bot) => {
                let seen = self.determinize(seat, bot.rng());
                bot.choose(&seen, seat, budget)
            }
        }
    }
}
