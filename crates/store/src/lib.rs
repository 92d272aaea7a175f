//! The log of every table, kept in SQLite: appended to, never changed.
//!
//! A game is a row of facts that never change, its seats, and a list of entries. The primary key
//! `(game, seq)` is the whole concurrency control: whoever appends says after which entry, and is
//! told [`Error::Conflict`] if somebody else was faster. A running game also has a row that says when
//! somebody must look after it ([`Due`]). [`Store`] is a plain enum, so that a second
//! kind of database is a second variant; `tests/contract.rs` says what both must do.
#![forbid(unsafe_code)]

mod admin;
mod error;
mod row;
mod sqlite;

pub use admin::{Admin, Anonymised, Sitter, TableRow, TableState, WholeGame};
pub use error::Error;
pub use row::{Append, Digest, Due, DueTable, Entry, Game, Hash, NewGame, Outcome, Rank, Seat};
pub use sqlite::Sqlite;

/// Where games are kept.
#[derive(Clone, Debug)]
pub enum Store {
    /// In a file of SQLite.
    Sqlite(Sqlite),
}

impl Store {
    /// Makes a game with its seats and, if it was imported, its first entries. If it is the next
    /// one after another, only the first to say so succeeds.
    pub async fn create(&self, game: NewGame) -> Result<(), Error> {
        match self {
            Store::Sqlite(db) => db.create(game).await,
        }
    }

    /// A game and who sits there.
    pub async fn game(&self, id: &str) -> Result<Option<Game>, Error> {
        match self {
            Store::Sqlite(db) => db.game(id).await,
        }
    }

    /// Appends entries, all or nothing. When this returns they are on the disk.
    pub async fn append(&self, append: Append) -> Result<(), Error> {
        match self {
            Store::Sqlite(db) => db.append(append).await,
        }
    }

    /// The entries after entry `after`, in order.
    pub async fn read(&self, id: &str, after: u32) -> Result<Vec<Entry>, Error> {
        match self {
            Store::Sqlite(db) => db.read(id, after).await,
        }
    }

    /// How a game ended.
    pub async fn outcome(&self, id: &str) -> Result<Option<Outcome>, Error> {
        match self {
            Store::Sqlite(db) => db.outcome(id).await,
        }
    }

    /// The newest games in which a browser sits or which it made.
    pub async fn games_of(&self, token: &Hash, most: u32) -> Result<Vec<String>, Error> {
        match self {
            Store::Sqlite(db) => db.games_of(token, most).await,
        }
    }

    /// Sits down on an open seat; from `look_at` on somebody must look whether the game begins.
    /// `Conflict` if somebody sits there.
    pub async fn claim(&self, id: &str, seat: u8, who: &Seat, look_at: i64) -> Result<(), Error> {
        match self {
            Store::Sqlite(db) => db.claim(id, seat, who, look_at).await,
        }
    }

    /// Gives the seat of a bot with a token another token and name. `Conflict` if such a bot does not sit there.
    pub async fn replace_token(&self, id: &str, seat: u8, who: &Seat) -> Result<(), Error> {
        match self {
            Store::Sqlite(db) => db.replace_token(id, seat, who).await,
        }
    }

    /// Gives a seat another name.
    pub async fn rename(&self, id: &str, seat: u8, name: &str) -> Result<(), Error> {
        match self {
            Store::Sqlite(db) => db.rename(id, seat, name).await,
        }
    }

    /// Hands a seat over to a bot, after which somebody must look from `look_at` on. `Conflict` if this browser
    /// does not hold it.
    pub async fn hand_over(
        &self,
        id: &str,
        seat: u8,
        holder: &Hash,
        bot: &str,
        look_at: i64,
    ) -> Result<(), Error> {
        match self {
            Store::Sqlite(db) => db.hand_over(id, seat, holder, bot, look_at).await,
        }
    }

    /// Keeps the hash of a key that may move a seat to another browser, once.
    pub async fn offer_return(&self, id: &str, seat: u8, key: &Hash) -> Result<(), Error> {
        match self {
            Store::Sqlite(db) => db.offer_return(id, seat, key).await,
        }
    }

    /// Moves a seat to another browser by such a key. `Conflict` if there is no such key, or not any more.
    pub async fn move_seat(&self, id: &str, key: &Hash, token: &Hash) -> Result<u8, Error> {
        match self {
            Store::Sqlite(db) => db.move_seat(id, key, token).await,
        }
    }

    /// The game that was made to follow another.
    pub async fn rematch(&self, id: &str) -> Result<Option<String>, Error> {
        match self {
            Store::Sqlite(db) => db.rematch(id).await,
        }
    }

    /// When somebody must look after a game.
    pub async fn due(&self, id: &str) -> Result<Option<Due>, Error> {
        match self {
            Store::Sqlite(db) => db.due(id).await,
        }
    }

    /// Says when somebody must look after a game that is not over, and gives its lease up.
    pub async fn set_due(&self, id: &str, due: Due) -> Result<(), Error> {
        match self {
            Store::Sqlite(db) => db.set_due(id, due).await,
        }
    }

    /// Puts off a game at which something went wrong: for three seconds, then twice as long each time, an hour at most.
    pub async fn postpone(&self, id: &str, now: i64) -> Result<(), Error> {
        match self {
            Store::Sqlite(db) => db.postpone(id, now).await,
        }
    }

    /// At most `most` games that are due, the most urgent first. Nobody else gets them before `until`.
    pub async fn take_due(
        &self,
        node: &str,
        now: i64,
        until: i64,
        most: u32,
    ) -> Result<Vec<DueTable>, Error> {
        match self {
            Store::Sqlite(db) => db.take_due(node, now, until, most).await,
        }
    }

    /// How many games wait for a program, for chance or to be looked at since before `now`.
    pub async fn overdue(&self, now: i64) -> Result<u64, Error> {
        match self {
            Store::Sqlite(db) => db.overdue(now).await,
        }
    }

    /// Writes something, to find out whether that works.
    pub async fn pulse(&self, now: i64) -> Result<(), Error> {
        match self {
            Store::Sqlite(db) => db.pulse(now).await,
        }
    }

    /// Waits for what is being written and closes.
    pub async fn close(&self) {
        match self {
            Store::Sqlite(db) => db.close().await,
        }
    }
}
