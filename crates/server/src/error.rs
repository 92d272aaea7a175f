//! Why a call or a message was refused.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bastide_game::{
    HeaderError, Illegal, MoveError, ParseRecord, Place, ReplayError, SetupError, UndoError,
};
use bastide_protocol::{Fault, FaultKind, FormFault, Problem, ProblemCode, SetupFault};
use thiserror::Error;

/// Why a call or a message was refused. Clients get a code and a text; causes are logged.
#[derive(Clone, Debug, Error)]
pub(crate) enum Error {
    #[error("{0}")]
    BadRequest(String),
    #[error("{text}")]
    BadSetup { text: String, setup: Box<SetupFault> },
    #[error("{text}")]
    BadRecord { text: String, fault: Box<Fault> },
    #[error("there is nothing here")]
    NotFound,
    #[error("this browser does not hold that seat")]
    NotYourSeat,
    #[error("{0}")]
    NotPossible(String),
    #[error("it is somebody else's turn")]
    NotYourTurn,
    #[error("the game is over")]
    Over,
    #[error("that is not the last entry")]
    Stale,
    #[error("{0}")]
    CannotUndo(UndoError),
    #[error("seats are still open")]
    Waiting,
    #[error("the aids of this table allow no hints while the game runs")]
    NoHints,
    #[error("the link was used before")]
    Taken,
    #[error("there is no such link: it is not whole, or it was used before")]
    WrongLink,
    #[error("this page is older than the server; load it again")]
    OldClient,
    #[error(
        "the request comes from another site; if it is yours, start the server with --public-url"
    )]
    WrongOrigin,
    #[error("too many at once; wait a little")]
    TooMany,
    #[error("that is too large")]
    TooLarge,
    #[error("there was no answer in time; the server moved for this seat")]
    TimedOut,
    #[error("the request took too long and was given up")]
    GivenUp,
    #[error("it was not saved: {0}")]
    NotSaved(bastide_store::Error),
    #[error("something went wrong here")]
    Internal(String),
}

impl Error {
    /// The word that clients translate.
    pub(crate) fn code(&self) -> ProblemCode {
        self.sort().0
    }

    fn sort(&self) -> (ProblemCode, StatusCode) {
        match self {
            Error::BadRequest(_) => (ProblemCode::BadRequest, StatusCode::BAD_REQUEST),
            Error::BadSetup { .. } => (ProblemCode::BadSetup, StatusCode::UNPROCESSABLE_ENTITY),
            Error::BadRecord { .. } => (ProblemCode::BadRecord, StatusCode::UNPROCESSABLE_ENTITY),
            Error::NotFound => (ProblemCode::NotFound, StatusCode::NOT_FOUND),
            Error::NotYourSeat => (ProblemCode::NotYourSeat, StatusCode::FORBIDDEN),
            Error::NotPossible(_) => (ProblemCode::NotPossible, StatusCode::CONFLICT),
            Error::NotYourTurn => (ProblemCode::NotYourTurn, StatusCode::CONFLICT),
            Error::Over => (ProblemCode::Over, StatusCode::CONFLICT),
            Error::Stale => (ProblemCode::Stale, StatusCode::CONFLICT),
            Error::CannotUndo(_) => (ProblemCode::CannotUndo, StatusCode::CONFLICT),
            Error::Waiting => (ProblemCode::Waiting, StatusCode::CONFLICT),
            Error::NoHints => (ProblemCode::NoHints, StatusCode::FORBIDDEN),
            Error::Taken => (ProblemCode::Taken, StatusCode::GONE),
            Error::WrongLink => (ProblemCode::WrongLink, StatusCode::NOT_FOUND),
            Error::OldClient => (ProblemCode::OldClient, StatusCode::UPGRADE_REQUIRED),
            Error::WrongOrigin => (ProblemCode::WrongOrigin, StatusCode::FORBIDDEN),
            Error::TooMany => (ProblemCode::TooMany, StatusCode::TOO_MANY_REQUESTS),
            Error::TooLarge => (ProblemCode::TooLarge, StatusCode::PAYLOAD_TOO_LARGE),
            Error::TimedOut => (ProblemCode::TimedOut, StatusCode::REQUEST_TIMEOUT),
            Error::GivenUp => (ProblemCode::GivenUp, StatusCode::SERVICE_UNAVAILABLE),
            Error::NotSaved(_) => (ProblemCode::NotSaved, StatusCode::SERVICE_UNAVAILABLE),
            Error::Internal(_) => (ProblemCode::Internal, StatusCode::INTERNAL_SERVER_ERROR),
        }
    }
}

impl Error {
    /// What only we should know about it.
    pub(crate) fn cause(&self) -> Option<&str> {
        if let Error::Internal(cause) = self { Some(cause) } else { None }
    }

    /// Logs and counts it. What only we should know is in the log and nowhere else.
    pub(crate) fn note(&self) {
        let code = self.code().word();
        if let Error::Internal(cause) = self {
            tracing::error!(cause, "something failed");
        } else if let Error::NotSaved(cause) = self {
            tracing::error!(%cause, "something was not saved");
        } else {
            tracing::debug!(code, reason = %self, "refused");
        }
        metrics::counter!("bastide_refused_total", "code" => code).increment(1);
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        self.note();
        let (code, status) = self.sort();
        let text = self.to_string();
        let mut problem = Problem { code, text, fault: None, setup: None };
        if let Error::BadRecord { fault, .. } = self {
            problem.fault = Some(*fault);
        } else if let Error::BadSetup { setup, .. } = self {
            problem.setup = Some(*setup);
        }
        (status, Json(problem)).into_response()
    }
}

impl From<bastide_store::Error> for Error {
    fn from(error: bastide_store::Error) -> Error {
        match error {
            bastide_store::Error::Conflict => Error::Stale,
            bastide_store::Error::Full
            | bastide_store::Error::Locked
            | bastide_store::Error::Away => Error::NotSaved(error),
            bastide_store::Error::Unknown(cause) => Error::Internal(cause),
            bastide_store::Error::Newer
            | bastide_store::Error::Empty
            | bastide_store::Error::Unfit(_) => Error::Internal(error.to_string()),
        }
    }
}

impl From<MoveError> for Error {
    fn from(refused: MoveError) -> Error {
        match refused {
            MoveError::Parse(_) => Error::NotPossible(refused.to_string()),
            MoveError::Illegal { why: Illegal::NotYourTurn, .. } => Error::NotYourTurn,
            MoveError::Illegal { why: Illegal::Over, .. } => Error::Over,
            MoveError::Illegal { why: Illegal::NotOffered, .. } => {
                Error::NotPossible(refused.to_string())
            }
            MoveError::Undo { why, .. } => Error::CannotUndo(why),
        }
    }
}

impl From<SetupError> for Error {
    fn from(error: SetupError) -> Error {
        Error::BadSetup { text: error.to_string(), setup: Box::new(SetupFault::from(&error)) }
    }
}

impl From<ParseRecord> for Error {
    fn from(error: ParseRecord) -> Error {
        let text = error.to_string();
        let form = Some(FormFault::from(&error.why));
        let fault = fault(error.place, None, FaultKind::Form, error.why.to_string());
        Error::BadRecord { text, fault: Box::new(Fault { form, ..fault }) }
    }
}

impl From<ReplayError> for Error {
    fn from(error: ReplayError) -> Error {
        let text = error.to_string();
        let fault = match &error {
            ReplayError::Header { place, why } => {
                let kind = match why {
                    HeaderError::OtherGame(_) => FaultKind::OtherGame,
                    HeaderError::OtherRules { .. } => FaultKind::OtherRules,
                    HeaderError::Seats(_) => FaultKind::Seats,
                    HeaderError::Setup(_) => FaultKind::Setup,
                    HeaderError::Position(_) | HeaderError::OtherPosition => FaultKind::Position,
                };
                let setup = if let HeaderError::Setup(why) = why { Some(why.into()) } else { None };
                Fault { setup, ..fault(*place, None, kind, why.to_string()) }
            }
            ReplayError::Entry { entry, place, why } => {
                let kind = match why {
                    MoveError::Parse(_) => FaultKind::Sentence,
                    MoveError::Illegal { why: Illegal::NotOffered, .. } => FaultKind::NotPossible,
                    MoveError::Illegal { why: Illegal::NotYourTurn, .. } => FaultKind::NotYourTurn,
                    MoveError::Illegal { why: Illegal::Over, .. } => FaultKind::Over,
                    MoveError::Undo { .. } => FaultKind::CannotUndo,
                };
                fault(*place, Some(*entry), kind, why.to_string())
            }
        };
        Error::BadRecord { text, fault: Box::new(fault) }
    }
}

fn fault(place: Place, entry: Option<usize>, why: FaultKind, detail: String) -> Fault {
    let Place { line, column } = place;
    let entry = entry.map(|n| n as u32);
    let (line, column) = (line as u32, column as u32);
    Fault { line, column, entry, why, form: None, setup: None, detail }
}
