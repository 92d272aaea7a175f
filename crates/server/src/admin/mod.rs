//! For whoever looks after the games: backups, moving between databases, checking, pruning, forgetting, and help for
//! people at a table. Works on the database itself, beside servers that use it or without any
//! (docs/decisions/0020-administration-beside-the-server.md). `bastide admin` is the command line of it.

mod archive;
mod check;
mod forget;
mod format;
mod list;
mod reader;
mod restore;
mod table;
mod transfer;

use std::ops::ControlFlow;

use thiserror::Error;

use crate::clock;

pub use archive::{Archive, Need};
pub use bastide_store::{Sitter, TableRow, TableState};
pub use check::{Checked, Fault};
pub use forget::Forgotten;
pub use format::FormatError;
pub use list::{Filter, Stats, StatsOfGame};
pub use transfer::{Exported, Imported};

/// Told now and then how many games are done; may end the work.
pub type Progress<'a> = &'a mut (dyn FnMut(u64) -> ControlFlow<()> + Send);

/// Why something was not done. Whatever was finished before stays done, and nothing is half done.
#[derive(Debug, Error)]
pub enum Error {
    /// The database cannot be opened or used.
    #[error("{place}: {why}")]
    Unusable {
        /// The folder or address.
        place: String,
        /// What is wrong with it.
        why: String,
    },
    /// There is no database.
    #[error("{0}: there are no games here")]
    Nothing(String),
    /// A server uses the file, and what was asked needs it alone.
    #[error("{0}: a server uses it; stop that first")]
    InUse(String),
    /// An older program wrote it, and one like that may be using it.
    #[error(
        "{0}: an older version of this program wrote it and may be using it; make a backup, then start a server of this version, which brings it up to date"
    )]
    Older(String),
    /// The database did not do it.
    #[error(transparent)]
    Store(#[from] bastide_store::Error),
    /// A file could not be read or written.
    #[error("{file}: {why}")]
    File {
        /// The file.
        file: String,
        /// What is wrong with it.
        why: String,
    },
    /// A file is no export, or a broken one.
    #[error("line {line}: {why}")]
    Format {
        /// The line, counted from one.
        line: u64,
        /// What is wrong with it.
        why: FormatError,
    },
    /// There are games already, and nobody said that they may be replaced.
    #[error("there are {0} games already; --overwrite replaces them")]
    HasGames(u64),
    /// There is no such table.
    #[error("there is no table `{0}`")]
    NoTable(String),
    /// There is no such seat.
    #[error("there is no seat `{seat}`; there are {known}")]
    NoSeat {
        /// What was asked for.
        seat: String,
        /// Those that exist.
        known: String,
    },
    /// No person sits there.
    #[error("no person holds the seat `{0}`")]
    NoPerson(String),
    /// The game has not begun.
    #[error("`{0}` has not begun; `prune --state open` removes such tables")]
    NotBegun(String),
    /// The game is over.
    #[error("`{0}` is over already")]
    Over(String),
    /// The log cannot be played.
    #[error("`{id}` cannot be played: {why}")]
    Unplayable {
        /// The table.
        id: String,
        /// What is wrong with it.
        why: String,
    },
    /// This kind of database cannot do it.
    #[error("{0}")]
    NotHere(&'static str),
    /// Somebody ended the work.
    #[error("interrupted")]
    Interrupted,
}

impl Error {
    fn unusable(place: &dyn std::fmt::Display, why: &dyn std::fmt::Display) -> Error {
        Error::Unusable { place: place.to_string(), why: why.to_string() }
    }

    fn file(file: &std::path::Path, why: &dyn std::fmt::Display) -> Error {
        Error::File { file: file.display().to_string(), why: why.to_string() }
    }
}

/// The day of a moment, as records write it: `2024-02-29`.
pub fn day(millis: i64) -> String {
    clock::day(millis)
}

/// The moment so many days ago, in milliseconds since 1970.
pub fn days_ago(days: u32) -> i64 {
    clock::now() - i64::from(days) * 86_400_000
}

/// Says how far the work is; stops if somebody wants that.
fn tell(progress: &mut (dyn FnMut(u64) -> ControlFlow<()> + Send), done: u64) -> Result<(), Error> {
    match progress(done) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(Error::Interrupted),
    }
}
