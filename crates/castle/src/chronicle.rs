//! What events mean for the story of a game.

use std::fmt;

use bastide_game::{Chronicled, Milestone};

use crate::event::{Account, Event};
use crate::score;
use crate::state::State;
use crate::tile::Terrain;
use crate::wall_tile::WallTile;

/// What points are paid for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// A completed path.
    Path,
    /// A completed house.
    House,
    /// A completed tower.
    Tower,
    /// The largest keep.
    Keep,
    /// A court.
    Court,
    /// An unfinished path, by a wall tile.
    OpenPath,
    /// An unfinished tower, by a wall tile.
    OpenTower,
    /// An unfinished house, by a wall tile.
    OpenHouse,
    /// Wall tiles that are points.
    Bonus,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::Path => "path",
            Reason::House => "house",
            Reason::Tower => "tower",
            Reason::Keep => "keep",
            Reason::Court => "court",
            Reason::OpenPath => WallTile::OpenPath.word(),
            Reason::OpenTower => WallTile::OpenTower.word(),
            Reason::OpenHouse => WallTile::OpenHouse.word(),
            Reason::Bonus => WallTile::Bonus.word(),
        })
    }
}

impl Account {
    /// What the points are for.
    pub fn reason(self) -> Reason {
        match self {
            Account::Completed { terrain: Terrain::Path, .. } => Reason::Path,
            Account::Completed { terrain: Terrain::House, .. } => Reason::House,
            Account::Completed { terrain: Terrain::Tower, .. } => Reason::Tower,
            Account::Open { terrain: Terrain::Path, .. } => Reason::OpenPath,
            Account::Open { terrain: Terrain::House, .. } => Reason::OpenHouse,
            Account::Open { terrain: Terrain::Tower | Terrain::Court, .. } => Reason::OpenTower,
            Account::Court { .. } | Account::Completed { terrain: Terrain::Court, .. } => {
                Reason::Court
            }
            Account::Keep => Reason::Keep,
            Account::Bonus => Reason::Bonus,
        }
    }

    /// Whether it is a completed path that counts more for each tile, because a fountain lies at it.
    pub fn is_by_fountain(self) -> bool {
        let plain = score::PATH;
        matches!(self, Account::Completed { terrain: Terrain::Path, each, .. } if each > plain)
    }
}

/// What a scoring brings besides points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// The keep goes to the house that was completed.
    Keep {
        /// The tiles of the house.
        size: u8,
    },
    /// The marker came to rest on a corner tower with a wall tile.
    WallTile {
        /// The first space of the corner tower.
        corner: u8,
        /// Which.
        tile: WallTile,
    },
}

impl Chronicled for State {
    type Reason = Reason;
    type Account = Account;
    type Bonus = Bonus;
    type Annals = ();

    fn milestone(event: &Event) -> Option<Milestone<State>> {
        Some(match *event {
            Event::TilePlaced { .. } => Milestone::Turn,
            Event::Paid { to, points, account } => {
                Milestone::ScoredAndPaid { to, reason: account.reason(), points, account }
            }
            Event::KeepMoved { size, .. } => Milestone::Bonus(Bonus::Keep { size }),
            Event::WallTaken { corner, tile, .. } => {
                Milestone::Bonus(Bonus::WallTile { corner, tile })
            }
            Event::FinaleBegan => Milestone::Finale,
            Event::LotDrawn(_)
            | Event::TurnBegan { .. }
            | Event::TileDrawn(_)
            | Event::TileSetAside(_)
            | Event::FollowerPut { .. }
            | Event::FollowerTaken { .. }
            | Event::WallPlayed { .. }
            | Event::GameOver => return None,
        })
    }
}
