//! What players can choose and what chance can deal.

use bastide_game::Seat;

use crate::card::{Card, Row};

/// A choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `put fairy city`: the dealer puts a joker that was turned up at the opening.
    Put {
        /// The joker.
        card: Card,
        /// Where.
        row: Row,
    },
    /// `down green-2 road`: play the first card of the round, face down.
    Down {
        /// Which.
        card: Card,
        /// Where.
        row: Row,
    },
    /// `play green-2 field`: play a card face up.
    Play {
        /// Which.
        card: Card,
        /// Where.
        row: Row,
    },
    /// `claim city`: put the big follower at the end of a row.
    Claim {
        /// Which.
        row: Row,
    },
    /// `discard red-animal`: ten points for a card in a row of another colour, which leaves the game.
    Discard {
        /// An animal or a building.
        card: Card,
    },
    /// `keep red-animal`: take it as if it lay in its own row.
    Keep {
        /// An animal or a building.
        card: Card,
    },
    /// `assign green`: an animal joker joins the animals of a colour.
    Assign {
        /// The colour.
        kind: Row,
    },
}

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// `begin blue`: this seat deals first.
    Begin(Seat),
    /// `open green-2`: this card was turned up at the opening.
    Open(Card),
    /// `deal red green-2`: this card was dealt to somebody.
    Deal {
        /// To whom.
        to: Seat,
        /// Which.
        card: Card,
    },
}
