//! Why a call was refused, and where a record goes wrong.

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
    Taken,
    WrongOrigin,
    TooMany,
    TooLarge,
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
            ProblemCode::Taken => "taken",
            ProblemCode::WrongOrigin => "wrong-origin",
            ProblemCode::TooMany => "too-many",
            ProblemCode::TooLarge => "too-large",
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
    /// The same in English, with what was found there.
    pub detail: String,
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
