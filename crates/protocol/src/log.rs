//! The log of a game: rows that the rules tell, for those who show them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::carcassonne::Deed;
use crate::cardcassonne::CardLog;
use crate::castle::CastleDeed;
use crate::history::Scoring;

/// The log, or what changed in it: everything from some row on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "game", rename_all = "lowercase")]
pub enum Log {
    /// Carcassonne and its expansions.
    Carcassonne(BoardLog<Deed>),
    /// The Castle.
    Castle(BoardLog<CastleDeed>),
    /// Cardcassonne.
    Cardcassonne(CardLog),
}

/// The log of a game with tiles; what is done besides placing them differs by game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BoardLog<D> {
    /// The number of the first row that is told; those before it are as they were, those from it on are
    /// replaced.
    pub from: u32,
    /// Rows, the oldest first.
    pub rows: Vec<BoardRow<D>>,
    /// The final count, all of it.
    pub finale: Vec<Scoring>,
}

/// A tile that was placed, what followed, and what was counted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BoardRow<D> {
    /// Counts tiles, from 1.
    pub turn: u32,
    /// The entry that placed the tile.
    pub n: u32,
    /// The last entry that belongs to it, draws included.
    pub end: u32,
    /// Who placed it.
    pub seat: u8,
    /// What.
    pub kind: String,
    /// Grows to the right.
    pub x: i32,
    /// Grows downwards.
    pub y: i32,
    /// Clockwise quarter turns.
    pub facing: u8,
    /// What was done after that.
    pub deeds: Vec<RowDeed<D>>,
    /// What was counted.
    pub scorings: Vec<Scoring>,
    /// The points of all seats after it.
    pub points: Vec<i32>,
}

/// What somebody did after a tile was placed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RowDeed<D> {
    /// The entry.
    pub n: u32,
    /// Who; not always whoever placed the tile.
    pub seat: u8,
    /// What.
    pub did: D,
}

/// The number of the first of some rows that ends after an entry: those before it cannot have changed.
pub(crate) fn first_after(mut ends: impl Iterator<Item = usize>, entry: u32) -> usize {
    let mut count = 0;
    ends.all(|end| {
        let before = end as u32 <= entry;
        count += usize::from(before);
        before
    });
    count
}
