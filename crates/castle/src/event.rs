//! What can happen in a game. Everything a viewer sees is the fold of these.

use bastide_game::Seat;
use bastide_landscape::Facing;

use crate::action::Place;
use crate::tile::{Kind, Terrain};
use crate::wall::Space;
use crate::wall_tile::WallTile;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The seat that begins was drawn by lot.
    LotDrawn(Seat),
    /// A player begins a turn.
    TurnBegan {
        /// Who.
        seat: Seat,
        /// Whether a wall tile gave it.
        extra: bool,
    },
    /// A tile was drawn.
    TileDrawn(&'static Kind),
    /// The drawn tile fits nowhere and leaves the game.
    TileSetAside(&'static Kind),
    /// The drawn tile was laid.
    TilePlaced {
        /// What.
        kind: &'static Kind,
        /// Where.
        space: Space,
        /// Which way up.
        facing: Facing,
    },
    /// A follower came from the supply to the board.
    FollowerPut {
        /// Whose.
        owner: Seat,
        /// Where.
        at: Place,
    },
    /// A follower went from the board to the supply.
    FollowerTaken {
        /// Whose.
        owner: Seat,
        /// Where it stood.
        at: Place,
    },
    /// A wall tile was played and left the game.
    WallPlayed {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: WallTile,
    },
    /// A marker moved on the track.
    Paid {
        /// Whose.
        to: Seat,
        /// How far.
        points: u16,
        /// How they were counted.
        account: Account,
    },
    /// A marker came to rest on a corner tower, and the wall tile there was taken.
    WallTaken {
        /// By whom.
        seat: Seat,
        /// The first space of the corner tower.
        corner: u8,
        /// Which.
        tile: WallTile,
    },
    /// A keep went to a house.
    KeepMoved {
        /// Whose.
        owner: Seat,
        /// The house.
        at: Place,
        /// Its tiles.
        size: u8,
    },
    /// No tile is left: the wall is cleared and the end is counted.
    FinaleBegan,
    /// Everything is counted.
    GameOver,
}

/// What points were paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Account {
    /// A completed path, house or tower.
    Completed {
        /// Which of them.
        terrain: Terrain,
        /// Its tiles.
        tiles: u8,
        /// Points for each.
        each: u8,
        /// Where.
        at: Place,
    },
    /// An unfinished one, by wall tiles.
    Open {
        /// Path, house or tower.
        terrain: Terrain,
        /// Its tiles.
        tiles: u8,
        /// Points for each.
        each: u8,
        /// How often it scores.
        times: u8,
        /// Where.
        at: Place,
    },
    /// A court.
    Court {
        /// Its markets.
        markets: u8,
        /// Points for each.
        each: u8,
        /// Where.
        at: Place,
    },
    /// The largest keep: the spaces of the largest empty region.
    Keep,
    /// Wall tiles that are points.
    Bonus,
}
