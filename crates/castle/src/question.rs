//! What a player is asked, and why.

use bastide_game::{Seat, Turn};

use crate::state::State;
use crate::step::{self, Step};
use crate::tile::Kind;

/// A question to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Who is asked.
    pub seat: Seat,
    /// What.
    pub asks: Asks,
    /// Why.
    pub cause: Cause,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Where the tile goes.
    PlaceTile,
    /// Whether a follower goes on it.
    PutFollower,
    /// Whether wall tiles are played.
    PlayWallTiles,
    /// What is scored next.
    Order,
}

/// Why something is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// This tile was drawn.
    Drew(&'static Kind),
    /// A tile was placed.
    Placed,
    /// The mover holds wall tiles that can be played.
    HoldsWallTiles,
    /// Several features were completed at once, and their order matters.
    CompletedSeveral,
}

/// What is asked now.
pub(crate) fn question(state: &State) -> Option<Question> {
    let Turn::Player(seat) = step::turn(state) else {
        return None;
    };
    let (asks, cause) = match state.step {
        Step::PlaceTile => (Asks::PlaceTile, Cause::Drew(state.drawn?)),
        Step::PutFollower => (Asks::PutFollower, Cause::Placed),
        Step::PlayWallTiles => (Asks::PlayWallTiles, Cause::HoldsWallTiles),
        Step::Score => (Asks::Order, Cause::CompletedSeveral),
        Step::DrawLot | Step::Draw | Step::EndTurn | Step::Over => return None,
    };
    Some(Question { seat, asks, cause })
}
