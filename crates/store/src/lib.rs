//! The log of every table, kept in SQLite: appended to, never changed.
//!
//! A game is a row of facts that never change, its seats, and a list of entries. The primary key
//! `(game, seq)` is the whole concurrency control: whoever appends says after which entry, and is
//! told [`Error::Conflict`] if somebody else was faster. [`Store`] is a plain enum, so that a second
//! kind of database is a second variant; `tests/contract.rs` says what both must do.
#![forbid(unsafe_code)]

mod error;
mod row;
mod sqlite;

pub use error::Error;
pub use row::{Digest, Entry, Game, Hash, NewGame, Outcome, Seat};
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
    pub async fn create(&self, game: &NewGame) -> Result<(), Error> {
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

    /// Appends entries right after entry `last`, and how the game ended if it did: all or nothing.
    pub async fn append(
        &self,
        id: &str,
        last: u32,
        entries: &[Entry],
        outcome: Option<&Outcome>,
    ) -> Result<(), Error> {
        match self {
            Store::Sqlite(db) => db.append(id, last, entries, outcome).await,
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

    /// Games whose seats are all taken and that are not over, with their last entries.
    pub async fn running(&self) -> Result<Vec<(String, u32)>, Error> {
        match self {
            Store::Sqlite(db) => db.running().await,
        }
    }

    /// Sits down on an open seat. `Conflict` if somebody sits there.
    pub async fn claim(&self, id: &str, seat: u8, who: &Seat) -> Result<(), Error> {
        match self {
            Store::Sqlite(db) => db.claim(id, seat, who).await,
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

    /// Hands a seat over to a bot. `Conflict` if this browser does not hold it.
    pub async fn hand_over(
        &self,
        id: &str,
        seat: u8,
        holder: &Hash,
        bot: &str,
    ) -> Result<(), Error> {
        match self {
            Store::Sqlite(db) => db.hand_over(id, seat, holder, bot).await,
        }
    }

    /// Keeps the hash of a key that may move a seat to another browser, once.
    pub async fn offer_return(&self, id: &str, seat: u8, key: &Hash) -> Result<(), Error> {
        match self {
            Store::Sqlite(db) => db.offer_return(id, seat, key).await,
        }
    }

    /// Moves a seat to another browser by such a key. `Conflict` if the key was used.
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

    /// Waits for what is being written and closes.
    pub async fn close(&self) {
        match self {
            Store::Sqlite(db) => db.close().await,
        }
    }
}
