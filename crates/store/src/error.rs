//! Why something was not read or written.

use sqlx::postgres::PgDatabaseError;
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
    /// Another program holds the database.
    #[error("the database is locked")]
    Locked,
    /// The database does not answer. Whether something was written is not known.
    #[error("the database does not answer")]
    Away,
    /// A newer program wrote it.
    #[error("it was written by a newer version of this program")]
    Newer,
    /// The file has nothing in it, which no program of ours leaves behind.
    #[error(
        "the database file is empty; restore it from a backup, or remove it to begin without games"
    )]
    Empty,
    /// The database cannot be used at all.
    #[error(transparent)]
    Unfit(#[from] Unfit),
    /// Something else, for logs.
    #[error("the database failed: {0}")]
    Unknown(String),
}

/// Why a database cannot be used. No text has a password in it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unfit {
    /// The address makes no sense.
    #[error(
        "the address is not understood ({0}); it must look like postgres://user:password@host:5432/name, or sqlite:FILE"
    )]
    BadUrl(String),
    /// Nobody answers there.
    #[error("no database answers at {at}: {why}")]
    Unreachable {
        /// Host and port.
        at: String,
        /// Why not.
        why: String,
    },
    /// The user does not exist, the password is wrong, or the server does not let this machine in.
    #[error("the server refuses the user `{0}`: check user and password, and pg_hba.conf")]
    Credentials(String),
    /// There is no such database.
    #[error("there is no database `{0}`; make it with createdb")]
    NoDatabase(String),
    /// The user may not do what is needed.
    #[error("the user may not make or change tables there: {0}")]
    Privileges(String),
    /// The server is too old.
    #[error("PostgreSQL {version} is too old; {oldest} or newer is needed")]
    TooOld {
        /// What it is.
        version: String,
        /// What it must be at least.
        oldest: i32,
    },
    /// It is a standby, or may only be read.
    #[error("the database can only be read: it is a standby, or its transactions are read-only")]
    ReadOnly,
    /// A table is missing.
    #[error("the table `{0}` is missing from the database; restore a backup")]
    MissingTable(&'static str),
    /// A migration was changed after it had been applied.
    #[error(
        "migration {0} of the database is not the one of this program: another build made it; use that, or restore a backup"
    )]
    OtherMigration(i64),
    /// A migration began and did not end.
    #[error("migration {0} of the database was not completed; restore a backup")]
    UnfinishedMigration(i64),
    /// Names of people would not survive.
    #[error("the database is encoded in {0}; it must be UTF8")]
    Encoding(String),
}

/// SQLite's primary result codes.
const BUSY: u32 = 5;
const LOCKED: u32 = 6;
const READONLY: u32 = 8;
const IOERR: u32 = 10;
const FULL: u32 = 13;
const CANTOPEN: u32 = 14;

fn of_sqlite(code: &str) -> Option<Error> {
    // The low byte of an extended code is the primary one.
    match code.parse::<u32>().ok().map(|code| code & 255) {
        Some(BUSY | LOCKED) => Some(Error::Locked),
        Some(READONLY | IOERR | FULL | CANTOPEN) => Some(Error::Full),
        Some(_) | None => None,
    }
}

fn of_postgres(error: &PgDatabaseError) -> Option<Error> {
    match error.code() {
        // Collisions and waits that took too long.
        "40001" | "40P01" | "55P03" | "57014" => Some(Error::Locked),
        // No room, and what has become a standby.
        "53100" | "25006" => Some(Error::Full),
        // It stops, starts, has no connection to give, or has ended ours.
        "57P01" | "57P02" | "57P03" | "57P05" | "53300" | "25P03" => Some(Error::Away),
        "42501" => Some(Unfit::Privileges(error.message().to_string()).into()),
        code if code.starts_with("08") => Some(Error::Away),
        _ => None,
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        let lost = matches!(
            error,
            sqlx::Error::Io(_)
                | sqlx::Error::Tls(_)
                | sqlx::Error::Protocol(_)
                | sqlx::Error::PoolTimedOut
                | sqlx::Error::PoolClosed
        );
        if lost {
            return Error::Away;
        }
        let Some(database) = error.as_database_error() else {
            return Error::Unknown(error.to_string());
        };
        if database.is_unique_violation() {
            return Error::Conflict;
        }
        let known = match database.try_downcast_ref::<PgDatabaseError>() {
            Some(error) => of_postgres(error),
            None => of_sqlite(&database.code().unwrap_or_default()),
        };
        known.unwrap_or_else(|| Error::Unknown(error.to_string()))
    }
}

impl From<sqlx::migrate::MigrateError> for Error {
    fn from(error: sqlx::migrate::MigrateError) -> Error {
        use sqlx::migrate::MigrateError;
        if matches!(error, MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..)) {
            return Error::Newer;
        }
        if let MigrateError::VersionMismatch(version) = error {
            return Unfit::OtherMigration(version).into();
        }
        if let MigrateError::Dirty(version) = error {
            return Unfit::UnfinishedMigration(version).into();
        }
        let text = error.to_string();
        if let MigrateError::Execute(cause) | MigrateError::ExecuteMigration(cause, _) = error {
            return cause.into();
        }
        Error::Unknown(text)
    }
}
