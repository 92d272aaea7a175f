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
mod history;
mod play;
mod problem;
mod tables;
mod wire_game;

pub use board::{FigureView, Gain, Join, TileView, Undrawn};
pub use history::{Brought, History, Over, OverHow, Reason, Scoring, Term, TurnPoints};
pub use play::{ClientMessage, Line, ServerMessage};
pub use problem::{Fault, FaultKind, Problem};
pub use tables::{
    Aids, BotWord, Claim, Draw, Draws, GameInfo, ImportRecord, Info, Invitation, LinkKey, NewSeat,
    NewTable, Rename, ReturnLink, SeatKind, SeatOnly, Sitting, Table, TableCard, TableSeat, ViewAt,
    Weighted,
};
pub use wire_game::{Audience, Chronicle, Scene, WireGame};
