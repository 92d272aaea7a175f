//! What lies on a board of tiles, whatever is played on it.

use std::ops::Deref;

use bastide_landscape::KindName;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::carcassonne::{Figure, Terrain};
use crate::castle::{CastleFigure, CastleTerrain};

/// A figure of either game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum BoardFigure {
    /// Of Carcassonne.
    Carcassonne(Figure),
    /// Of The Castle.
    Castle(CastleFigure),
}

/// What a part of a tile is, in either game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum BoardTerrain {
    /// In Carcassonne.
    Carcassonne(Terrain),
    /// In The Castle.
    Castle(CastleTerrain),
}

/// The name of a kind of tile. A view has hundreds of them, so none is a text of its own.
#[derive(Clone, Copy, Debug)]
pub enum TileName {
    /// Of a set of tiles.
    Kind(KindName),
    /// Of a box that never changes.
    Word(&'static str),
}

impl Deref for TileName {
    type Target = str;

    fn deref(&self) -> &str {
        match self {
            TileName::Kind(name) => name.as_str(),
            TileName::Word(name) => name,
        }
    }
}

impl PartialEq for TileName {
    fn eq(&self, other: &TileName) -> bool {
        match (self, other) {
            (TileName::Kind(own), TileName::Kind(other)) => own == other,
            (own, other) => **own == **other,
        }
    }
}

impl Eq for TileName {}

impl Serialize for TileName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

impl<'de> Deserialize<'de> for TileName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TileName, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map(TileName::Kind).map_err(D::Error::custom)
    }
}

/// A tile that lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TileView {
    /// The name of its kind.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub kind: TileName,
    /// Grows to the right.
    pub x: i32,
    /// Grows downwards.
    pub y: i32,
    /// Clockwise quarter turns from upright, 0 to 3.
    pub facing: u8,
    /// The seat that laid it; nobody laid the first.
    pub by: Option<u8>,
}

/// A figure on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FigureView {
    /// Whose it is.
    pub owner: u8,
    /// What it is.
    pub figure: BoardFigure,
    /// The index of its tile.
    pub tile: u16,
    /// The index of the part of the kind on which it stands.
    pub part: u16,
}

/// A kind of tile that can still be drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Undrawn {
    /// Its name.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub kind: TileName,
    /// How many are left.
    pub left: u8,
    /// How many there were.
    pub total: u8,
}

/// Points that would be counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Gain {
    /// For whom.
    pub seat: u8,
    /// How much.
    pub points: i32,
}

/// A road or city that a tile would lengthen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Join {
    /// What it is.
    pub terrain: BoardTerrain,
    /// How many tiles it would lie on.
    pub tiles: u16,
    /// How many open ends it would have; with none it is finished.
    pub open: u16,
    /// Those who lead in what is joined, as it is before the tile is laid.
    pub owners: Vec<u8>,
}
