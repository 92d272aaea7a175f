//! Why a saved game cannot become a record.

use bastide_game::{MoveError, SetupError};
use thiserror::Error;

use crate::geography::Unreadable;
use crate::import::MAX_BYTES;
use crate::saved::Flaw;
use crate::setup::UnknownSetup;

/// Why a saved game cannot become a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ImportError {
    /// The file is too large to be a saved game.
    #[error("{0} bytes are too many for a saved game; {MAX_BYTES} is the limit")]
    TooLarge(usize),
    /// The file is no saved game of JCloisterZone.
    #[error("this is no saved game of JCloisterZone: {0}")]
    NoSavedGame(String),
    /// The game is played with something that does not exist here.
    #[error(transparent)]
    Unknown(#[from] UnknownSetup),
    /// What it is played with does not go together here.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game begins otherwise than here.
    #[error("the game cannot begin here as it did there: {0}")]
    Start(Problem),
    /// A message cannot be played.
    #[error("message {index} of the replay: {problem}")]
    Message {
        /// Its place in the list `replay`, from 0.
        index: usize,
        /// What is wrong with it.
        problem: Problem,
    },
}

/// What is wrong with a message, or with the beginning of the game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Problem {
    /// A message of an unknown type.
    #[error("the message `{0}` is unknown here")]
    UnknownMessage(String),
    /// A tile that does not exist here.
    #[error("the tile `{0}` is unknown here")]
    UnknownTile(String),
    /// A tile that looks a little different here.
    #[error("the tile `{id}` differs from our {kind}, so the game would go on differently")]
    TileDiffers {
        /// Its name there.
        id: String,
        /// The name of ours.
        kind: &'static str,
    },
    /// A tile of which no copy can be drawn now.
    #[error("no tile `{0}` can be drawn now")]
    NoneLeft(String),
    /// The game does not begin with the start tile in the middle.
    #[error("`{0}` is no start tile that lies upright in the middle")]
    OtherStart(String),
    /// Something that every such message has is not there.
    #[error("it has no usable `{0}`")]
    Missing(&'static str),
    /// Something stands there that JCloisterZone would not have written.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The tile laid last has no such part.
    #[error("{0} is no part of the tile laid last")]
    NoSuchPart(String),
    /// Something is chosen that cannot be chosen here.
    #[error("{0} is not possible now")]
    Impossible(String),
    /// A figure is taken back for a reason that does not exist here.
    #[error("figures are not taken back for `{0}` here")]
    UnknownReturn(String),
    /// Somebody speaks whose turn it is not.
    #[error("player {given} speaks, but it is the turn of player {turn}")]
    OtherPlayer {
        /// Who spoke, counted from 0.
        given: u64,
        /// Who should have.
        turn: u8,
    },
    /// The rules refuse it.
    #[error(transparent)]
    Move(#[from] MoveError),
}

impl From<Flaw> for Problem {
    fn from(flaw: Flaw) -> Problem {
        match flaw {
            Flaw::Missing(name) => Problem::Missing(name),
            Flaw::Unreadable(unreadable) => Problem::Unreadable(unreadable),
        }
    }
}
