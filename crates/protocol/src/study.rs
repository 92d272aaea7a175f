//! Trying something: a position of a game that is over, or of a puzzle, and what is played from there. Nothing of it is
//! kept; the browser says the whole line every time.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::log::Log;
use crate::play::Line;
use crate::tables::{NewSeat, Table};
use crate::teacher::AdvisedTurn;
use crate::wire_game::{GameName, Scene};

/// Where a line begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum StudyFrom {
    /// A position of a game.
    Table {
        /// The table.
        id: String,
        /// The number of the last entry that counts.
        at: u32,
    },
    /// A puzzle.
    Puzzle {
        /// Its day, as `2026-02-28`.
        day: String,
        /// Its number on that day, from 1.
        n: u8,
        /// The sentences of the turn that was answered. Before there is an answer one turn can be tried, and nothing
        /// is told about it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        answered: Option<Vec<String>>,
    },
}

/// A position and what is played from there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// Where it begins.
    pub from: StudyFrom,
    /// What everybody says from there, chance too. What chance owes at the end is added.
    #[serde(default)]
    pub line: Vec<String>,
    /// After which entry events are told; without it, none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub since: Option<u32>,
}

/// A position that somebody tries something in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Studied {
    /// The number of the last entry.
    pub seq: u32,
    /// Who plays; whoever may be asked is this browser.
    pub table: Table,
    /// The game.
    pub scene: Scene,
    /// All rows of the log.
    pub log: Log,
    /// The seat that may take its last sentence back.
    pub undo: Option<u8>,
    /// What was said since the position in which it began, with what chance added.
    pub line: Vec<Line>,
    /// The last tile that was drawn, and what could have been drawn instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub drawn: Option<StudyDraw>,
    /// Of a puzzle without an answer: whether the turn is played.
    pub ended: bool,
}

/// A draw that may be another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct StudyDraw {
    /// So many sentences of the line come before it.
    pub before: u32,
    /// All that could be drawn.
    pub tiles: Vec<StudyTile>,
}

/// A tile that can be drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct StudyTile {
    /// What chance says.
    pub sentence: String,
    /// The kind of tile.
    pub tile: String,
    /// How many of them there are.
    pub left: u32,
}

/// A new table that begins with a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayFrom {
    /// The position.
    pub study: Study,
    /// Who sits where.
    pub seats: Vec<NewSeat>,
}

/// The puzzles of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleDay {
    /// The day, as `2026-02-28`.
    pub day: String,
    /// The day on which it is asked.
    pub today: String,
    /// Its puzzles, from easy to hard.
    pub puzzles: Vec<PuzzleCard>,
}

/// A puzzle in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleCard {
    /// Its number on its day, from 1.
    pub n: u8,
    /// The game.
    #[ts(as = "GameName")]
    pub game: String,
    /// What it is played with, in the canonical order.
    pub with: String,
    /// How hard it is, from 1 to 3.
    pub grade: u8,
}

/// A turn as the answer to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleAnswer {
    /// Its sentences.
    pub line: Vec<String>,
}

/// What an answer is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleVerdict {
    /// Whether it is the best turn, or comes to the same.
    pub best: bool,
    /// How many points of lead it loses.
    pub loss: f32,
    /// Who was asked.
    pub seat: u8,
    /// The best turn.
    pub solution: AdvisedTurn,
    /// The answer.
    pub played: AdvisedTurn,
}
