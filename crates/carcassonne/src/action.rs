//! What players can choose and what chance can deal.

use bastide_game::Seat;
use bastide_landscape::{Cell, Facing, KindName, Port, Terrain};

use crate::expansions::{self, Message};
use crate::figure::Figure;
use crate::score::Counter;

/// A choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `tile V +1,0 >`: lay the drawn tile.
    Tile {
        /// The tile that was drawn.
        kind: KindName,
        /// Where it goes.
        cell: Cell,
        /// Where its top points.
        facing: Facing,
    },
    /// `meeple road W`: put a figure on the tile just laid.
    Put {
        /// Which.
        figure: Figure,
        /// On what.
        spot: Spot,
    },
    /// `move 6`, `move 6 woman`: which amount moves which counter next.
    Move {
        /// The amount.
        points: u16,
        /// The counter.
        counter: Counter,
    },
    /// What an expansion lets one do.
    Expansion(expansions::Action),
    /// `pass`: decline.
    Pass,
}

/// A part of a tile on the board, named by its terrain and the first port at which it leaves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// What it is.
    pub terrain: Terrain,
    /// A side for road and city, a half side for a field, nothing for what lies inside.
    pub port: Option<Port>,
}

/// A part of a tile, anywhere on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The cell of the tile.
    pub cell: Cell,
    /// The part.
    pub spot: Spot,
}

/// Where a figure stands that a tower reaches: on a part of a tile, or on top of a tower.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Post {
    /// The cell of the tile.
    pub cell: Cell,
    /// The part; none on top of a tower.
    pub spot: Option<Spot>,
}

impl From<Place> for Post {
    fn from(place: Place) -> Post {
        Post { cell: place.cell, spot: Some(place.spot) }
    }
}

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// `draw V`: this tile was drawn.
    Draw(KindName),
    /// `roll 2`: the die of the flying machines.
    Roll(u8),
    /// `message 3`: this message was turned up.
    Message(Message),
    /// `begin blue`: this seat begins.
    Begin(Seat),
}
