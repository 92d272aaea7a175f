//! Bots for Cardcassonne. Both look only at what their seat may know: cards that others played face
//! down count as unknown to them, even in a game that was dealt anew.

mod greedy;
mod prospects;
mod rounds;
mod tutor;

use std::time::Duration;

use bastide_cardcassonne::{Action, State};
use bastide_game::Seat;

pub use greedy::Greedy;
pub use prospects::Part;
pub use rounds::Rounds;
pub use tutor::{Change, Explained, Review, Tutor, chances};

use crate::search::Limit;
use crate::{Bot, Budget, HasBots, Mcts, Random, Strength};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Ability {
    /// Looks one move ahead, and is wrong about a row by so many points.
    Errs(u16),
    /// Plays out so many rounds for a choice, in so many milliseconds at most, and is wrong about a row by so many points.
    PlaysOut(u64, u64, u16),
}

/// The opponents, the weakest first. What the first misjudge and how much the others play out was chosen so that each
/// of them beats the one before in about three games of four.
const LEVELS: [Ability; 7] = [
    Ability::Errs(15),
    Ability::Errs(9),
    Ability::Errs(0),
    Ability::PlaysOut(8, 100, 8),
    Ability::PlaysOut(40, 100, 0),
    Ability::PlaysOut(400, 250, 0),
    Ability::PlaysOut(40_000, 1000, 0),
];

/// A bot of any kind in a seat.
#[derive(Clone, Debug)]
pub enum Player {
    /// Plays anything.
    Random(Random<Action>),
    /// Looks one turn ahead.
    Greedy(Greedy),
    /// Plays out what it cannot know.
    Rounds(Rounds),
    /// Plays games out at random.
    Mcts(Mcts<Action>),
}

impl Player {
    fn with_ability(ability: Ability, seed: u64) -> Player {
        match ability {
            Ability::Errs(points) => Player::Greedy(Greedy::erring(points, seed)),
            Ability::PlaysOut(playouts, ms, points) => {
                let limit = Limit { playouts, time: Duration::from_millis(ms) };
                Player::Rounds(Rounds::new(limit, seed).erring(points))
            }
        }
    }
}

impl HasBots for State {
    type Player = Player;

    fn player(bot: Strength, seed: u64) -> Player {
        match bot {
            Strength::Random => Player::Random(Random::new(seed)),
            Strength::Greedy | Strength::Look => Player::Greedy(Greedy::new(seed)),
            Strength::Mcts(effort) => Player::Mcts(Mcts::new(effort, seed)),
            Strength::Level(level) => Player::with_ability(LEVELS[level.index()], seed),
            Strength::Search(effort) => Player::Rounds(Rounds::new(Limit::of(effort), seed)),
        }
    }

    fn reseed(player: &mut Player, seed: u64) {
        match player {
            Player::Random(bot) => bot.reseed(seed),
            Player::Greedy(bot) => bot.reseed(seed),
            Player::Rounds(bot) => bot.reseed(seed),
            Player::Mcts(bot) => bot.reseed(seed),
        }
    }

    #[inline]
    fn ask(&self, player: &mut Player, seat: Seat, budget: &Budget) -> Action {
        match player {
            // It looks only at what it is offered, and the seat may know that.
            Player::Random(bot) => bot.choose(self, seat, budget),
            Player::Greedy(bot) => bot.ask(self, seat, budget),
            Player::Rounds(bot) => bot.ask(self, seat, budget),
            Player::Mcts(bot) => bot.ask(self, seat, budget),
        }
    }
}
