//! Why a call was refused, and where a record goes wrong.

use bastide_game::{RecordError, SetupError};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why a call was refused.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// A word that clients translate.
    pub code: ProblemCode,
    /// The reason in English, for logs.
    pub text: String,
    /// Of a record: where it goes wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fault: Option<Fault>,
    /// Of a game that cannot be set up: why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub setup: Option<SetupFault>,
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum SetupFault {
    /// There is no such game here.
    UnknownGame {
        /// What was asked for.
        name: String,
        /// The games that there are.
        known: Vec<String>,
    },
    /// There is nothing of that name to play with.
    UnknownElement {
        /// What was asked for.
        name: String,
        /// The names that come nearest, the best first; none if the game has nothing to choose.
        near: Vec<String>,
    },
    /// Something is to be played with that makes no sense without something else.
    MissingElement {
        /// What was asked for.
        element: String,
        /// What has to be in play as well.
        needs: String,
    },
    /// So many cannot play.
    Seats {
        /// How many would play.
        given: u32,
        /// The fewest who can.
        min: u32,
        /// The most who can.
        max: u32,
        /// The preset that allows no others, if it is not the game itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        preset: Option<String>,
    },
    /// No bot of that name plays the game.
    UnknownBot {
        /// What was asked for.
        name: String,
        /// The bots that there are.
        known: Vec<String>,
    },
}

impl From<&SetupError> for SetupFault {
    fn from(error: &SetupError) -> SetupFault {
        let owned = |words: &[&str]| words.iter().map(|word| word.to_string()).collect();
        match error {
            SetupError::UnknownElement { name, near } => {
                SetupFault::UnknownElement { name: name.clone(), near: owned(near) }
            }
            SetupError::MissingElement { element, needs } => SetupFault::MissingElement {
                element: element.to_string(),
                needs: needs.to_string(),
            },
            SetupError::Seats { given, allowed, preset } => SetupFault::Seats {
                given: *given as u32,
                min: *allowed.start() as u32,
                max: *allowed.end() as u32,
                preset: preset.map(str::to_string),
            },
        }
    }
}

/// Why something was refused, for clients that have a text for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // They are told by their names.
pub enum ProblemCode {
    BadRequest,
    BadSetup,
    BadRecord,
    NotFound,
    NotYourSeat,
    NotPossible,
    NotYourTurn,
    Over,
    Stale,
    CannotUndo,
    Waiting,
    NoHints,
    Taken,
    WrongLink,
    OldClient,
    WrongOrigin,
    TooMany,
    TooLarge,
    TimedOut,
    GivenUp,
    NotSaved,
    Internal,
}

impl ProblemCode {
    /// The word on the wire.
    pub fn word(self) -> &'static str {
        match self {
            ProblemCode::BadRequest => "bad-request",
            ProblemCode::BadSetup => "bad-setup",
            ProblemCode::BadRecord => "bad-record",
            ProblemCode::NotFound => "not-found",
            ProblemCode::NotYourSeat => "not-your-seat",
            ProblemCode::NotPossible => "not-possible",
            ProblemCode::NotYourTurn => "not-your-turn",
            ProblemCode::Over => "over",
            ProblemCode::Stale => "stale",
            ProblemCode::CannotUndo => "cannot-undo",
            ProblemCode::Waiting => "waiting",
            ProblemCode::NoHints => "no-hints",
            ProblemCode::Taken => "taken",
            ProblemCode::WrongLink => "wrong-link",
            ProblemCode::OldClient => "old-client",
            ProblemCode::WrongOrigin => "wrong-origin",
            ProblemCode::TooMany => "too-many",
            ProblemCode::TooLarge => "too-large",
            ProblemCode::TimedOut => "timed-out",
            ProblemCode::GivenUp => "given-up",
            ProblemCode::NotSaved => "not-saved",
            ProblemCode::Internal => "internal",
        }
    }
}

/// Where a record goes wrong, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Fault {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// The number of the entry; none if the text itself or its header is at fault.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub entry: Option<u32>,
    /// What is wrong.
    pub why: FaultKind,
    /// If the text has not the form of a record: why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub form: Option<FormFault>,
    /// If the game cannot be set up like that: why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub setup: Option<SetupFault>,
    /// The same in English, with what was found there.
    pub detail: String,
}

/// Why a text has not the form of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum FormFault {
    /// The header has a key that means nothing.
    UnknownKey {
        /// The key.
        key: String,
    },
    /// Two keys of the header stand in the wrong order.
    Order {
        /// The key that comes too late.
        key: String,
        /// The one before which it belongs.
        later: String,
    },
    /// A key of the header stands there twice.
    Twice {
        /// The key.
        key: String,
    },
    /// A key of the header is missing.
    MissingKey {
        /// The key.
        key: String,
    },
    /// A key of the header says nothing about whom it is about.
    NeedsSeat {
        /// The key.
        key: String,
    },
    /// A word is none of the seats that the header lists.
    UnknownSeat {
        /// The word.
        word: String,
    },
    /// The rules have no version like that.
    Version {
        /// What stands there.
        word: String,
    },
    /// Entries are numbered from 1 without gaps.
    Number {
        /// The number that comes next.
        expected: u32,
        /// What stands there.
        given: String,
    },
    /// An entry does not say who speaks.
    NoActor,
    /// An entry does not say what.
    NoSentence,
}

impl From<&RecordError> for FormFault {
    fn from(error: &RecordError) -> FormFault {
        match error {
            RecordError::UnknownKey(key) => FormFault::UnknownKey { key: key.clone() },
            RecordError::Order { key, later } => {
                FormFault::Order { key: key.to_string(), later: later.to_string() }
            }
            RecordError::Twice(key) => FormFault::Twice { key: key.to_string() },
            RecordError::MissingKey(key) => FormFault::MissingKey { key: key.to_string() },
            RecordError::NeedsSeat(key) => FormFault::NeedsSeat { key: key.to_string() },
            RecordError::UnknownSeat(word) => FormFault::UnknownSeat { word: word.clone() },
            RecordError::Version(word) => FormFault::Version { word: word.clone() },
            RecordError::Number { expected, given } => {
                FormFault::Number { expected: *expected as u32, given: given.clone() }
            }
            RecordError::NoActor => FormFault::NoActor,
            RecordError::NoSentence => FormFault::NoSentence,
        }
    }
}

/// How a record can go wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FaultKind {
    /// The text has not the form of a record.
    Form,
    /// It is a record of a game that is not played here.
    OtherGame,
    /// It was written for other rules.
    OtherRules,
    /// The seats are not those of the game.
    Seats,
    /// The game cannot be set up like that.
    Setup,
    /// The position that it begins with cannot be played.
    Position,
    /// The entry is no sentence of the game.
    Sentence,
    /// The entry is not possible then.
    NotPossible,
    /// It is somebody else's turn then.
    NotYourTurn,
    /// The game is over then.
    Over,
    /// What the entry takes back cannot be taken back.
    CannotUndo,
}
