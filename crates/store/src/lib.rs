//! The log of every table, kept in SQLite or PostgreSQL: appended to, never changed.
//!
//! A game is a row of facts that never change, its seats, and a list of entries. The primary key
//! `(game, seq)` is the whole concurrency control: whoever appends says after which entry, and is
//! told [`Error::Conflict`] if somebody else was faster. A running game also has a row that says when
//! somebody must look after it ([`Due`]). [`Store`] is a plain enum; `tests/contract.rs` says what every kind of database
//! must do. What they have in common is written once: what waits (`line.rs`), what is written (`statements.rs`) and
//! what is read (`read.rs`).
#![forbid(unsafe_code)]

#[macro_use]
mod from_row;

mod admin;
mod appends;
mod database;
mod error;
mod line;
mod migrations;
mod postgres;
mod read;
mod row;
mod sqlite;
mod statements;
mod write;

pub use admin::{Admin, Anonymised, Replacing, Sitter, TableRow, TableState, WholeGame};
pub use database::{Database, PostgresAddress};
pub use error::{Error, Unfit};
pub use postgres::Postgres;
pub use row::{
    Append, Digest, Due, DueTable, Entry, Game, Hash, Head, NewGame, Outcome, Rank, Seat,
};
pub use sqlite::Sqlite;

use write::{Write, Written};

/// Where games are kept. A clone is the same store.
#[derive(Clone, Debug)]
pub enum Store {
    /// In a file of SQLite.
    Sqlite(Sqlite),
    /// In a database of PostgreSQL.
    Postgres(Postgres),
}

/// Calls what reads.
macro_rules! read {
    ($self:ident.$method:ident($($argument:expr),*)) => {
        match $self {
            Store::Sqlite(db) => db.$method($($argument),*).await,
            Store::Postgres(db) => db.patiently(|| db.$method($($argument),*)).await,
        }
    };
}

impl Store {
    async fn write(&self, write: Write) -> Result<Written, Error> {
        match self {
            Store::Sqlite(db) => db.line.write(write).await,
            Store::Postgres(db) => db.line.write(write).await,
        }
    }

    /// Makes a game with its seats and, if it was imported, its first entries. If it is the next
    /// one after another, only the first to say so succeeds.
    pub async fn create(&self, game: NewGame) -> Result<(), Error> {
        let NewGame { facts, entries, outcome, follows, due } = game;
        let first = Append { id: facts.id.clone(), last: 0, entries, outcome, due, by: None };
        self.write(Write::Create { facts: Box::new(facts), follows, first }).await.map(|_| ())
    }

    /// A game and who sits there.
    pub async fn game(&self, id: &str) -> Result<Option<Game>, Error> {
        read!(self.game(id))
    }

    /// Appends entries, all or nothing. When this returns they are on the disk.
    pub async fn append(&self, append: Append) -> Result<(), Error> {
        self.write(Write::Append(append)).await.map(|_| ())
    }

    /// The entries after entry `after`, in order.
    pub async fn read(&self, id: &str, after: u32) -> Result<Vec<Entry>, Error> {
        read!(self.read(id, after))
    }

    /// The entries of several games, each after one that is known, in one query; games without any are left out.
    pub async fn read_many(
        &self,
        after: &[(String, u32)],
    ) -> Result<Vec<(String, Vec<Entry>)>, Error> {
        read!(self.read_many(after))
    }

    /// How far games are, in one query; those that do not exist are left out.
    pub async fn heads(&self, ids: &[String]) -> Result<Vec<Head>, Error> {
        read!(self.heads(ids))
    }

    /// How a game ended.
    pub async fn outcome(&self, id: &str) -> Result<Option<Outcome>, Error> {
        read!(self.outcome(id))
    }

    /// The newest games in which a browser sits or which it made.
    pub async fn games_of(&self, token: &Hash, most: u32) -> Result<Vec<String>, Error> {
        read!(self.games_of(token, most))
    }

    /// Sits down on an open seat; from `look_at` on somebody must look whether the game begins.
    /// `Conflict` if somebody sits there.
    pub async fn claim(&self, id: &str, seat: u8, who: &Seat, look_at: i64) -> Result<(), Error> {
        let write = Write::Claim { id: id.to_string(), seat, who: who.clone(), look_at };
        self.write(write).await.map(|_| ())
    }

    /// Gives the seat of a bot with a token another token and name. `Conflict` if such a bot does not sit there.
    pub async fn replace_token(&self, id: &str, seat: u8, who: &Seat) -> Result<(), Error> {
        let write = Write::ReplaceToken { id: id.to_string(), seat, who: who.clone() };
        self.write(write).await.map(|_| ())
    }

    /// Gives a seat another name.
    pub async fn rename(&self, id: &str, seat: u8, name: &str) -> Result<(), Error> {
        let write = Write::Rename { id: id.to_string(), seat, name: name.to_string() };
        self.write(write).await.map(|_| ())
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
        let (id, bot, holder) = (id.to_string(), bot.to_string(), *holder);
        self.write(Write::HandOver { id, seat, holder, bot, look_at }).await.map(|_| ())
    }

    /// Keeps the hash of a key that may move a seat to another browser, once.
    pub async fn offer_return(&self, id: &str, seat: u8, key: &Hash) -> Result<(), Error> {
        let write = Write::OfferReturn { id: id.to_string(), seat, key: *key };
        self.write(write).await.map(|_| ())
    }

    /// Moves a seat to another browser by such a key. `Conflict` if there is no such key, or not any more.
    pub async fn move_seat(&self, id: &str, key: &Hash, token: &Hash) -> Result<u8, Error> {
        let write = Write::MoveSeat { id: id.to_string(), key: *key, token: *token };
        match self.write(write).await? {
            Written::Seat(seat) => Ok(seat),
            Written::Done | Written::Due(_) => Err(Error::Conflict),
        }
    }

    /// The game that was made to follow another.
    pub async fn rematch(&self, id: &str) -> Result<Option<String>, Error> {
        read!(self.rematch(id))
    }

    /// When somebody must look after a game.
    pub async fn due(&self, id: &str) -> Result<Option<Due>, Error> {
        read!(self.due(id))
    }

    /// Says when somebody must look after a game that is not over, and gives its lease up.
    pub async fn set_due(&self, id: &str, due: Due) -> Result<(), Error> {
        self.write(Write::SetDue { id: id.to_string(), due }).await.map(|_| ())
    }

    /// Puts off a game at which something went wrong: for three seconds, then twice as long each time, an hour at most.
    pub async fn postpone(&self, id: &str, now: i64) -> Result<(), Error> {
        self.write(Write::Postpone { id: id.to_string(), now }).await.map(|_| ())
    }

    /// At most `most` games that are due, the most urgent first. Nobody else gets them before `until`.
    pub async fn take_due(
        &self,
        node: &str,
        now: i64,
        until: i64,
        most: u32,
    ) -> Result<Vec<DueTable>, Error> {
        // Looking costs nothing; only who finds something writes.
        if !read!(self.is_any_due(now))? {
            return Ok(Vec::new());
        }
        let write = Write::TakeDue { node: node.to_string(), now, until, most };
        match self.write(write).await? {
            Written::Due(tables) => Ok(tables),
            Written::Done | Written::Seat(_) => Ok(Vec::new()),
        }
    }

    /// Gives up every lease of a node: what it looked after and no person must do is due at once.
    pub async fn give_back(&self, node: &str, now: i64) -> Result<(), Error> {
        self.write(Write::GiveBack { node: Some(node.to_string()), now }).await.map(|_| ())
    }

    /// Releases the leases of processes that are gone, so that their work is due at once. Does nothing if another process
    /// was connected to the database when it was opened.
    pub async fn reclaim_leases(&self, now: i64) -> Result<(), Error> {
        let is_alone = match self {
            // The lock of the file keeps others away.
            Store::Sqlite(_) => true,
            Store::Postgres(db) => db.was_alone(),
        };
        if is_alone {
            self.write(Write::GiveBack { node: None, now }).await?;
        }
        Ok(())
    }

    /// How many games wait for a program, for chance or to be looked at since before `now`.
    pub async fn overdue(&self, now: i64) -> Result<u64, Error> {
        read!(self.overdue(now))
    }

    /// How many games have begun and are not over.
    pub async fn running(&self) -> Result<u64, Error> {
        read!(self.running())
    }

    /// Whether somebody else may have written since this was asked last. At PostgreSQL others always may.
    pub async fn is_changed_elsewhere(&self) -> Result<bool, Error> {
        match self {
            Store::Sqlite(db) => db.is_changed_elsewhere().await,
            Store::Postgres(_) => Ok(true),
        }
    }

    /// How many bytes the database takes.
    pub async fn bytes(&self) -> Result<u64, Error> {
        read!(self.bytes())
    }

    /// Writes something, to find out whether that works.
    pub async fn pulse(&self, now: i64) -> Result<(), Error> {
        self.write(Write::Pulse(now)).await.map(|_| ())
    }

    /// Waits for what is being written and closes.
    pub async fn close(&self) {
        match self {
            Store::Sqlite(db) => db.close().await,
            Store::Postgres(db) => db.close().await,
        }
    }
}
