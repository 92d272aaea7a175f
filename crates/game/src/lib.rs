//! What every game of Bastide has: seats, moves, events, records, and the tests it must pass.
//!
//! * [`Game`] is the contract of the rules: pure, without chance of their own.
//! * [`Record`] is a game as text, one short sentence a move.
//! * [`Table`] plays a record: sentences in, a state out, with undo.
//! * [`Chronicle`] is the story of a game: turns, scorings, points, as its rules tell them.
//! * [`position`] and [`story`] are what tables and rule examples as text have in common.
//! * [`battery`] plays random games and checks what must hold for all of them.
#![forbid(unsafe_code)]

pub mod battery;
mod begins;
mod chronicle;
mod error;
pub mod position;
mod record;
mod rules;
mod seat;
mod sentence;
mod setup;
pub mod stable;
pub mod story;
mod table;

pub use begins::{Begins, begins_word};
pub use chronicle::{Chronicle, Chronicled, Deed, Milestone, Scored, TurnRow};
pub use error::{HeaderError, MoveError, ReplayError, UndoError};
pub use record::{Actor, Entry, Header, ParseRecord, Place, Record, RecordError};
pub use rules::{DIGEST_VERSION, Game, Illegal, Log, Move, MoveOf, Rng, draw};
pub use seat::{Seat, Turn, Viewer};
pub use sentence::{ParseSentence, SentenceError};
pub use setup::SetupError;
pub use table::{End, Played, Table, new_record, setup_of};

/// The examples of the README hold.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
