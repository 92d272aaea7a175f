//! Why a sentence or a record does not count, and where it goes wrong.

use thiserror::Error;

use crate::position::{HEADER_KEY, ParsePosition};
use crate::record::{Place, Record};
use crate::rules::Illegal;
use crate::sentence::ParseSentence;
use crate::setup::SetupError;

/// Why a sentence was refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MoveError {
    /// It is no sentence of the game.
    #[error(transparent)]
    Parse(#[from] ParseSentence),
    /// It is one, but not now.
    #[error("`{sentence}`: {why}")]
    Illegal {
        /// What was said.
        sentence: String,
        /// Why it does not count.
        why: Illegal,
    },
    /// It would take back what may not be taken back.
    #[error("`{sentence}`: {why}")]
    Undo {
        /// What was said.
        sentence: String,
        /// Why it does not count.
        why: UndoError,
    },
}

/// Why something is not taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum UndoError {
    /// What the end brought to light, secrets and results, stays known.
    #[error("the game is over")]
    Over,
    /// No such entry counts.
    #[error("that entry does not count, so it cannot be taken back")]
    NotCounting,
    /// It is another seat's.
    #[error("that entry is somebody else's")]
    OtherSeat,
    /// Chance or another seat has spoken since.
    #[error("a draw or another player's entry lies between")]
    Between,
    /// Hidden information has been revealed since.
    #[error("something hidden was uncovered since")]
    Revealed,
    /// There is nothing to take back.
    #[error("nothing can be taken back now")]
    Nothing,
}

/// Why a record cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ReplayError {
    /// Its header asks for what this program has not.
    #[error("line {}, column {}: {why}", place.line, place.column)]
    Header {
        /// Where.
        place: Place,
        /// What.
        why: HeaderError,
    },
    /// An entry is not possible.
    #[error("line {}, column {}: entry {entry}: {why}", place.line, place.column)]
    Entry {
        /// Its number.
        entry: usize,
        /// Where it stands.
        place: Place,
        /// What is wrong with it.
        why: MoveError,
    },
}

impl ReplayError {
    /// The record of a game that is not the one that was expected, or none that exists here.
    pub fn of_another_game(record: &Record) -> ReplayError {
        let why = HeaderError::OtherGame(record.game.clone());
        ReplayError::Header { place: record.header.game, why }
    }
}

/// What a header asks for in vain.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum HeaderError {
    /// It is a record of another game.
    #[error("this is a record of `{0}`")]
    OtherGame(String),
    /// It was written for other rules.
    #[error("the record needs rules {wants}, these are rules {have}")]
    OtherRules {
        /// The version in the header.
        wants: u32,
        /// The version of this program.
        have: u32,
    },
    /// The seats are not the first seats of the game.
    #[error("the seats must be `{0}`")]
    Seats(String),
    /// The game cannot be set up like that.
    #[error(transparent)]
    Setup(SetupError),
    /// The position that it begins with cannot be read.
    #[error("in `{HEADER_KEY}`: {0}")]
    Position(ParsePosition),
    /// The position that it begins with is one of another setup.
    #[error("`{HEADER_KEY}` and the header do not agree")]
    OtherPosition,
}
