//! Why something was not read or written.

use thiserror::Error;

/// Why something was not read or written. In every case nothing that was acknowledged has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Error {
    /// Somebody else was faster, or it was done before.
    #[error("somebody else was faster")]
    Conflict,
    /// There is no room on the disk, or it may not be written to.
    #[error("the disk is full or cannot be written to")]
    Full,
    /// Another program holds the database, or it does not answer.
    #[error("the database is locked")]
    Locked,
    /// A newer program wrote it.
    #[error("it was written by a newer version of this program")]
    Newer,
    /// The file has nothing in it, which no program of ours leaves behind.
    #[error(
        "the database file is empty; restore it from a backup, or remove it to begin without games"
    )]
    Empty,
    /// Something else, for logs.
    #[error("the database failed: {0}")]
    Unknown(String),
}

/// SQLite's primary result codes.
const BUSY: u32 = 5;
const LOCKED: u32 = 6;
const READONLY: u32 = 8;
const IOERR: u32 = 10;
const FULL: u32 = 13;
const CANTOPEN: u32 = 14;

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        if matches!(error, sqlx::Error::PoolTimedOut) {
            return Error::Locked;
        }
        let Some(database) = error.as_database_error() else {
            return Error::Unknown(error.to_string());
        };
        if database.is_unique_violation() {
            return Error::Conflict;
        }
        // The low byte of an extended code is the primary one.
        let code = database.code().and_then(|code| code.parse::<u32>().ok()).map(|code| code & 255);
        match code {
            Some(BUSY | LOCKED) => Error::Locked,
            Some(READONLY | IOERR | FULL | CANTOPEN) => Error::Full,
            Some(_) | None => Error::Unknown(error.to_string()),
        }
    }
}

impl From<sqlx::migrate::MigrateError> for Error {
    fn from(error: sqlx::migrate::MigrateError) -> Error {
        use sqlx::migrate::MigrateError;
        if matches!(error, MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..)) {
            return Error::Newer;
        }
        let text = error.to_string();
        if let MigrateError::Execute(cause) | MigrateError::ExecuteMigration(cause, _) = error {
            return cause.into();
        }
        Error::Unknown(text)
    }
}
