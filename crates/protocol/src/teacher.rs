//! What the teacher says: the best turns of a position with their reasons, and games looked back at. docs/teacher.md
//! says what the numbers mean.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::board::{BoardFigure, BoardTerrain};
use crate::carcassonne::Deed;
use crate::cardcassonne::{CardDeed, Row};
use crate::castle::CastleDeed;

/// A position, for whoever must answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Analysis {
    /// The number of the last entry before the question.
    pub seq: u32,
    /// Who must answer.
    pub seat: u8,
    /// What each seat is expected to end with.
    pub expected: Vec<f32>,
    /// How likely each seat is to win, from 0 to 1.
    pub chances: Vec<f32>,
    /// The best turns, the best first.
    pub turns: Vec<AdvisedTurn>,
    /// What was really played, once the game is over.
    pub played: Option<AdvisedTurn>,
}

/// A way to play on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct AdvisedTurn {
    /// The sentence of the first answer.
    pub sentence: String,
    /// Everything that is answered, in order, as far as it is known before chance or somebody else acts.
    pub steps: Vec<AdvisedStep>,
    /// How many points whoever plays it will be ahead at the end.
    pub lead: f32,
    /// What it changes, the most important first.
    pub reasons: Vec<PartChange>,
}

/// An answer of a turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[allow(missing_docs)] // The fields are told at the variant, or by their names.
pub enum AdvisedStep {
    /// A tile of that kind (`tile`) goes there.
    Tile { tile: String, x: i32, y: i32, facing: u8 },
    /// A figure goes on a part of the tile just laid.
    Figure { figure: BoardFigure, part: u16, terrain: BoardTerrain },
    /// What the log would call by that.
    Deed { did: BoardDeed },
    /// What the log would call by that; of a card that goes face down, which it is.
    Card { did: CardDeed, card: Option<String> },
    /// Nothing more.
    Pass,
    /// What the log would not mention.
    Other,
}

/// What somebody does after a tile was placed, in either game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum BoardDeed {
    /// In Carcassonne.
    Carcassonne(Deed),
    /// In The Castle.
    Castle(CastleDeed),
}

/// What a turn changes for a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PartChange {
    /// What.
    pub part: PartKind,
    /// For whom.
    pub seat: u8,
    /// A cell on which it lies, of something that lies on the board.
    pub cell: Option<[i32; 2]>,
    /// The row in which it lies, of cards.
    pub row: Option<Row>,
    /// What it would be worth if the turn were passed over.
    pub before: f32,
    /// What it is worth after the turn.
    pub after: f32,
}

/// A part of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PartKind {
    /// The points on the track.
    Points,
    /// A road with figures on it.
    Road,
    /// A city with figures on it.
    City,
    /// A monastery with somebody in it.
    Monastery,
    /// A garden with somebody in it.
    Garden,
    /// A field with figures on it.
    Field,
    /// A court with followers on it.
    Court,
    /// A path with followers on it.
    Path,
    /// A house with followers on it.
    House,
    /// A tower with followers on it.
    Tower,
    /// The figures in hand, and whose turn it is.
    Hand,
    /// Roads of the last tile that the next player may take.
    OpenRoad,
    /// Cities of the last tile that the next player may take.
    OpenCity,
    /// Paths of the last tile that the next player may take.
    OpenPath,
    /// Houses of the last tile that the next player may take.
    OpenHouse,
    /// Towers of the last tile that the next player may take.
    OpenTower,
    /// Goods.
    Goods,
    /// What else is kept: gold, prisoners and the like.
    Treasures,
    /// The prospect of the largest keep.
    Keep,
    /// Wall tiles.
    Walls,
    /// What the animals in front of somebody may still become.
    Animals,
    /// Buildings under a chest.
    Chest,
    /// What a follower has secured in a row of cards.
    Secured,
    /// The best that could still be secured.
    Reach,
}

/// How far a review is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "state", rename_all = "lowercase")]
pub enum ReviewState {
    /// Nobody asked for it yet, or it was stopped.
    None,
    /// It waits for others, or works.
    Running {
        /// Moves that were looked at.
        done: u32,
        /// Moves of the game.
        of: u32,
    },
    /// It is done.
    Done {
        /// Here it is.
        review: Review,
    },
}

/// A game looked back at. For every seat `start`, all luck, all decisions and `rest` add up to `result`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Review {
    /// How far ahead each seat was expected to be before the first move.
    pub start: Vec<f32>,
    /// Every decision.
    pub moves: Vec<ReviewedMove>,
    /// What chance gave after the last decision.
    pub rest: Vec<f32>,
    /// How far ahead each seat was at the end.
    pub result: Vec<f32>,
    /// The most instructive decisions.
    pub moments: Vec<Moment>,
}

/// A decision of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReviewedMove {
    /// The number of its first entry.
    pub n: u32,
    /// Whose it was.
    pub seat: u8,
    /// What chance gave each seat since the decision before, in points of lead.
    pub luck: Vec<f32>,
    /// What the decision gave each seat against the best one.
    pub decision: Vec<f32>,
    /// What it cost whoever took it.
    pub loss: f32,
}

/// A decision from which something can be learned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Moment {
    /// The number of its first entry.
    pub n: u32,
    /// Whose it was.
    pub seat: u8,
    /// What would have been best.
    pub best: AdvisedTurn,
    /// What was played.
    pub played: AdvisedTurn,
}
