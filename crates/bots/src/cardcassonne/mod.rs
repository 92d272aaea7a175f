//! Bots for Cardcassonne. All of them look only at what their seat may know: cards that others played face down count as
//! unknown to them, even in a game that was dealt anew.

mod eval;
mod greedy;
mod look;
mod prospects;
mod rounds;
mod tutor;
mod weights;

use std::time::Duration;

use bastide_cardcassonne::{Action, State};
use bastide_game::Seat;

pub use eval::CardJudge;
pub use greedy::Greedy;
pub use look::Look;
pub use prospects::Part;
pub use rounds::Rounds;
pub use tutor::{Change, Explained, Review, Tutor, chances};
pub use weights::Weights;

use crate::search::Limit;
use crate::{Bot, Budget, HasBots, Mcts, Random, Strength};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Ability {
    /// Looks one move ahead by rules of thumb, and is wrong about a row by so many points.
    Thumb(f32),
    /// Looks one move ahead by what was learned, and is wrong about a row by so many points.
    Look(f32),
    /// Plays out so many rounds for a choice, in so many milliseconds at most.
    PlaysOut(u64, u64),
}

/// The opponents, the weakest first. What the first five misjudge was chosen so that each of them beats the one before in
/// about three or four games of five.
const LEVELS: [Ability; 7] = [
    Ability::Thumb(15.0),
    Ability::Thumb(9.0),
    Ability::Thumb(0.0),
    Ability::Look(7.5),
    Ability::Look(4.5),
    Ability::PlaysOut(40, 250),
    Ability::PlaysOut(1000, 1000),
];

/// A bot of any kind in a seat.
#[derive(Clone, Debug)]
pub enum Player {
    /// Plays anything.
    Random(Random<Action>),
    /// Looks one turn ahead by rules of thumb.
    Greedy(Greedy),
    /// Looks one turn ahead by what was learned.
    Look(Look),
    /// Plays out what it cannot know.
    Rounds(Rounds),
    /// Plays games out at random.
    Mcts(Mcts<Action>),
}

impl Player {
    fn with_ability(ability: Ability, seed: u64) -> Player {
        match ability {
            Ability::Thumb(points) => Player::Greedy(Greedy::erring(points, seed)),
            Ability::Look(points) => Player::Look(Look::new(points, seed)),
            Ability::PlaysOut(playouts, ms) => {
                let limit = Limit { playouts, time: Duration::from_millis(ms) };
                Player::Rounds(Rounds::new(limit, seed))
            }
        }
    }
}

impl HasBots for State {
    type Player = Player;

    fn player(bot: Strength, seed: u64) -> Player {
        match bot {
            Strength::Random => Player::Random(Random::new(seed)),
            Strength::Greedy => Player::Greedy(Greedy::new(seed)),
            Strength::Look => Player::Look(Look::new(0.0, seed)),
            Strength::Mcts(effort) => Player::Mcts(Mcts::new(effort, seed)),
            Strength::Level(level) => Player::with_ability(LEVELS[level.index()], seed),
            Strength::Search(effort) => Player::Rounds(Rounds::new(Limit::of(effort), seed)),
        }
    }

    fn reseed(player: &mut Player, seed: u64) {
        match player {
            Player::Random(bot) => bot.reseed(seed),
            Player::Greedy(bot) => bot.reseed(seed),
            Player::Look(bot) => bot.reseed(seed),
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
            Player::Look(bot) => bot.ask(self, seat, budget),
            Player::Rounds(bot) => bot.ask(self, seat, budget),
            Player::Mcts(bot) => bot.ask(self, seat, budget),
        }
    }
}
