//! Players that are programs.
//!
//! A bot is never given the game itself: whoever asks it hands over what its seat may know, dealt
//! anew where it may not ([`Game::determinize`]). With the same seed it answers the same question
//! the same way, unless its [`Budget`] is one of time.
//!
//! ```
//! use bastide_bots::{Budget, HasBots, SeededRng, Strength};
//! use bastide_carcassonne::{Setup, State};
//! use bastide_game::{Game, Move, Turn, draw};
//!
//! let mut rng = SeededRng::new(7);
//! let mut bots = [Strength::Greedy, Strength::Random].map(|bot| State::player(bot, 1));
//! let mut game = State::new(&Setup::read("base", 2).expect("a setup"));
//! let mut outcomes = Vec::new();
//! while let turn @ (Turn::Player(_) | Turn::Chance) = game.turn() {
//!     let m = if let Turn::Player(seat) = turn {
//!         Move::Choose(game.ask(&mut bots[seat.index()], seat, &Budget::UNLIMITED))
//!     } else {
//!         outcomes.clear();
//!         game.outcomes(&mut outcomes);
//!         Move::Deal(draw(&outcomes, &mut rng))
//!     };
//!     game.play(m, &mut ());
//! }
//! ```
#![forbid(unsafe_code)]

mod budget;
pub mod carcassonne;
pub mod cardcassonne;
pub mod castle;
mod draws;
pub mod engine;
mod error;
mod has_bots;
mod judge;
pub mod learned;
mod mcts;
pub mod puzzles;
mod random;
mod rng;
pub mod search;
mod strength;
pub mod teacher;
mod thinker;
pub mod train;
mod turns;

use bastide_game::{Game, Seat};

pub use budget::{Budget, Cancel};
pub use draws::SameDraws;
pub use error::Misjudgement;
pub use has_bots::HasBots;
pub use judge::{Judge, Learned, Plan, Worths, lead};
pub use mcts::Mcts;
pub use random::Random;
pub use rng::{SeededRng, seed_of};
pub use strength::{Effort, Level, Strength, UnknownBot};
pub use thinker::{Skill, Thinker};
pub use turns::Dealt;

/// A program that plays a game.
pub trait Bot<G: Game> {
    /// The choice of the seat that must move. `game` agrees with all that the seat may know; the
    /// rest of it is dealt anew and means nothing. When the budget is spent, it is the best that was
    /// found.
    fn choose(&mut self, game: &G, seat: Seat, budget: &Budget) -> G::Action;
}
