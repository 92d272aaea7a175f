//! What players can choose and what chance can deal.

use bastide_landscape::{Cell, Facing, Kind, Port, Terrain};

use crate::figure::Figure;

/// A choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `tile V +1,0 >`: lay the drawn tile.
    Tile {
        /// The tile that was drawn.
        kind: &'static Kind,
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
    /// `recall abbot`: take the abbot back and score where he stood.
    Recall,
    /// `again`: take the second part that the builder gives.
    Again,
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

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// `draw V`: this tile was drawn.
    Draw(&'static Kind),
}
