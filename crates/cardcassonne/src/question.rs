//! What a player is asked, and why.

use bastide_game::{Seat, Turn};

use crate::card::Card;
use crate::state::State;
use crate::step::{self, Step};

/// A question to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Who is asked.
    pub seat: Seat,
    /// What.
    pub asks: Asks,
}

/// What is asked, and about what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Where this joker of the opening goes.
    PutJoker(Card),
    /// The first card of the round, which lies face down, or the follower.
    Begin,
    /// A card or the follower.
    Play,
    /// What happens to this card, which lay in a row of another colour.
    Foreign(Card),
    /// Which animals an animal joker joins.
    AssignJoker,
}

/// What is asked now.
pub(crate) fn question(state: &State) -> Option<Question> {
    let Turn::Player(seat) = step::turn(state) else {
        return None;
    };
    let asks = match state.step {
        Step::Put(card) => Asks::PutJoker(card),
        Step::Play if state.has_begun(seat) => Asks::Play,
        Step::Play => Asks::Begin,
        Step::Discard(card) => Asks::Foreign(card),
        Step::Assign => Asks::AssignJoker,
        Step::DrawLot | Step::Open | Step::Deal | Step::Over => return None,
    };
    Some(Question { seat, asks })
}
