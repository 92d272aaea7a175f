//! What players can choose and what chance can deal.

use bastide_game::Seat;
use bastide_landscape::{Facing, Port};

use crate::tile::{Kind, Terrain};
use crate::wall::Space;
use crate::wall_tile::WallTile;

/// A choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `tile P4 B12 ^`: lay the drawn tile.
    Tile {
        /// The tile that was drawn.
        kind: &'static Kind,
        /// Where it goes.
        space: Space,
        /// Where its top points.
        facing: Facing,
    },
    /// `follower path W`: put a follower on the tile just laid.
    Follower {
        /// On what.
        spot: Spot,
    },
    /// `play double-tower`: use a wall tile.
    Play {
        /// Which.
        tile: WallTile,
    },
    /// `score B12 path W`: which of several completed features is scored next.
    Score {
        /// The first tile of the feature, row by row, and its first part there.
        at: Place,
    },
    /// `pass`: decline.
    Pass,
}

/// A part of a tile on the board, named by its terrain and the first port at which it leaves: a side,
/// or a half side for a court.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// What it is.
    pub terrain: Terrain,
    /// Where it leaves the tile.
    pub port: Port,
}

/// A part of a tile, anywhere inside the wall.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The space of the tile.
    pub space: Space,
    /// The part.
    pub spot: Spot,
}

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// `draw P4`: this tile was drawn.
    Draw(&'static Kind),
    /// `wall bonus`: this wall tile lay on the corner tower.
    Wall(WallTile),
    /// `begin white`: this seat begins.
    Begin(Seat),
}
