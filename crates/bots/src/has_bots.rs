//! Games that programs can play, and how whoever drives a game asks a program of any kind.

use std::fmt::Debug;

use bastide_game::{Game, Seat};

use crate::{Budget, Strength};

/// A game that programs can play.
pub trait HasBots: Game {
    /// A bot of any kind in a seat.
    type Player: Clone + Debug + Send;

    /// A bot by its name, with a seed.
    fn player(bot: Strength, seed: u64) -> Self::Player;
    /// The same bot as new, for the next game.
    fn reseed(player: &mut Self::Player, seed: u64);
    /// Asks the bot in a seat that must move, and shows it no more than the seat may know.
    fn ask(&self, player: &mut Self::Player, seat: Seat, budget: &Budget) -> Self::Action;
}
