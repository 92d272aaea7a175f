//! What can be written, whatever the kind of database.

use crate::row::{Append, Due, DueTable, Game, Hash, Seat};

/// Something to be written.
#[derive(Debug)]
pub(crate) enum Write {
    Create {
        facts: Box<Game>,
        follows: Option<String>,
        /// What it begins with.
        first: Append,
    },
    Append(Append),
    Claim {
        id: String,
        seat: u8,
        who: Seat,
        look_at: i64,
    },
    ReplaceToken {
        id: String,
        seat: u8,
        who: Seat,
    },
    Rename {
        id: String,
        seat: u8,
        name: String,
    },
    HandOver {
        id: String,
        seat: u8,
        holder: Hash,
        bot: String,
        look_at: i64,
    },
    OfferReturn {
        id: String,
        seat: u8,
        key: Hash,
    },
    MoveSeat {
        id: String,
        key: Hash,
        token: Hash,
    },
    SetDue {
        id: String,
        due: Due,
    },
    Postpone {
        id: String,
        now: i64,
    },
    TakeDue {
        node: String,
        now: i64,
        until: i64,
        most: u32,
    },
    GiveBack {
        /// The node whose leases end; all nodes if missing.
        node: Option<String>,
        now: i64,
    },
    Pulse(i64),
    /// Nothing is written: the writer looks whether somebody else has, if it can tell.
    Look,
}

/// What became of it.
#[derive(Debug)]
pub(crate) enum Written {
    Done,
    Seat(u8),
    Due(Vec<DueTable>),
}
