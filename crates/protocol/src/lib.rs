//! What browser and server say to each other, and how a game is put into those words.
//!
//! docs/protocol.md says what the messages mean. The types here are exported to TypeScript by
//! `tests/export.rs`, so that a client cannot misread them. Integers are 32 bits or fewer: more would
//! become `bigint` there. Rule types are not serialisable; only what a [`Scene`] shows can be sent.
//! Every game has a folder of its own and meets the others in [`WireGame`].
#![forbid(unsafe_code)]

mod board;
pub mod carcassonne;
pub mod cardcassonne;
pub mod castle;
mod external;
mod history;
mod log;
mod patch;
mod play;
mod problem;
mod study;
mod tables;
mod teacher;
mod wire_game;
mod words;

pub use board::{BoardFigure, BoardTerrain, FigureView, Gain, Join, TileName, TileView, Undrawn};
pub use external::{BotClaim, BotSeat};
pub use history::{Brought, History, Over, OverHow, ScoreItem, ScoreReason, Scoring, Share, Term};
pub use log::{BoardLog, BoardRow, Log, RowDeed};
pub use patch::{ListPatch, SceneView, ViewPatch, patch};
pub use play::{ClientMessage, Line, ServerMessage};
pub use problem::{Fault, FaultKind, FormFault, Problem, ProblemCode, SetupFault};
pub use study::{
    PlayFrom, PuzzleAnswer, PuzzleCard, PuzzleDay, PuzzleVerdict, Studied, Study, StudyDraw,
    StudyFrom, StudyTile,
};
pub use tables::{
    Aids, BeginsWord, BotKind, BotWord, BoxInfo, Claim, Contents, Draw, Draws, ElementInfo,
    GameInfo, ImportRecord, Info, Invitation, LinkKey, NewSeat, NewTable, Preset, Rename,
    ReturnLink, SeatKind, SeatOnly, SeatWord, Sitting, Table, TableCard, TableSeat, ViewAt,
    Weighted,
};
pub use teacher::{
    AdvisedStep, AdvisedTurn, Analysis, BoardDeed, Moment, PartChange, PartKind, Review,
    ReviewState, ReviewedMove,
};
pub use wire_game::{Audience, GameName, Scene, SceneTexts, Told, WireGame};
