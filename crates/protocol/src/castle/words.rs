//! The words of The Castle.

use bastide_castle as rules;

use crate::words::words;

words!(
    /// What a part of a tile is.
    CastleTerrain of rules::Terrain { Court, Path, House, Tower }
);
words!(
    /// A wall tile.
    WallTile of rules::WallTile {
        ExtraTurn, DoubleHouse, DoubleTower, OpenPath, OpenTower, OpenHouse, RichMarkets, LargerKeep,
        Bonus,
    }
);
words!(
    /// What points are given for.
    CastleReason of rules::Reason {
        Path, House, Tower, Keep, Court, OpenPath, OpenTower, OpenHouse, Bonus,
    }
);

/// What is counted in a scoring.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    serde::Serialize,
    serde::Deserialize,
    ts_rs::TS,
    utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // They are told by their names.
pub enum CastleItem {
    Tiles,
    FountainTiles,
    Markets,
    Spaces,
    WallTiles,
}

/// The only figure.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    serde::Serialize,
    serde::Deserialize,
    ts_rs::TS,
    utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // It is told by its name.
pub enum CastleFigure {
    Follower,
}
