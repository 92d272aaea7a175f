//! For whoever looks after a database: everything of all games, read and written as a whole, beside servers that use
//! it. A server never comes this way; it only appends ([`crate::Store`]).
//!
//! What is read together is read in one snapshot, and what is written together is written in one transaction, so
//! nobody finds half of a game. The statements are the same for every kind of database (`statements.rs`).

mod postgres;
mod rows;
mod sqlite;
mod statements;

use std::path::Path;

use crate::database::Database;
use crate::error::Error;
use crate::row::{Due, Entry, Game, Hash, Outcome, Seat};
use postgres::PostgresAdmin;
use sqlite::SqliteAdmin;

/// Everything that is kept of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WholeGame {
    /// What never changes, and who sits there.
    pub facts: Game,
    /// The hashes of keys that may move a seat to another browser, by seat.
    pub return_keys: Vec<Option<Hash>>,
    /// The log.
    pub entries: Vec<Entry>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// When somebody must look after it.
    pub due: Option<Due>,
    /// The game that follows it.
    pub rematch: Option<String>,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TableState {
    /// Seats are open; it has not begun.
    Open,
    /// It is played.
    Running,
    /// It is over.
    Finished,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// The word for the game.
    pub kind: String,
    /// What it is played with.
    pub setup: String,
    /// Where it stands.
    pub state: TableState,
    /// Whether it is a record that was opened here.
    pub imported: bool,
    /// How long its log is.
    pub entries: u32,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When something happened there last: its end, its last entry, or its beginning.
    pub last_at: i64,
    /// Who sits there. Hashes are left out.
    pub seats: Vec<Sitter>,
}

impl TableRow {
    /// Whether nothing happened between two looks at a table, other than that names changed.
    fn is_unchanged(&self, now: &TableRow) -> bool {
        (self.state, self.last_at, self.entries) == (now.state, now.last_at, now.entries)
    }
}

/// Who sits somewhere, as far as a list tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// The name shown.
    pub name: String,
    /// The bot that sits there.
    pub bot: Option<String>,
    /// Whether a browser or an external bot holds it.
    pub held: bool,
}

/// What a seat and a game become when a person is forgotten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Anonymised {
    /// The game.
    pub id: String,
    /// The header of an imported record, without names.
    pub header: Option<String>,
    /// The seats of that person, and what becomes of them. Nonces stay.
    pub seats: Vec<(u8, Seat)>,
    /// From when on somebody must look at the game, if a bot took a seat.
    pub look_at: Option<i64>,
}

/// A way into a database for whoever looks after it.
#[derive(Debug)]
pub struct Admin(Kind);

#[derive(Debug)]
enum Kind {
    Sqlite(SqliteAdmin),
    Postgres(PostgresAdmin),
}

/// All games are being replaced, in one transaction.
#[derive(Debug)]
pub struct Replacing(Begun);

#[derive(Debug)]
enum Begun {
    Sqlite(sqlx::Transaction<'static, sqlx::Sqlite>),
    Postgres(sqlx::Transaction<'static, sqlx::Postgres>),
}

impl Replacing {
    /// Adds games; whether each is there for the first time.
    pub async fn insert(&mut self, games: &[WholeGame]) -> Result<Vec<bool>, Error> {
        match &mut self.0 {
            Begun::Sqlite(tx) => sqlite::insert(tx, games).await,
            Begun::Postgres(tx) => postgres::insert(tx, games).await,
        }
    }

    /// From now on these are the games.
    pub async fn finish(self) -> Result<(), Error> {
        match self.0 {
            Begun::Sqlite(tx) => tx.commit().await?,
            Begun::Postgres(tx) => tx.commit().await?,
        }
        Ok(())
    }
}

/// Calls the method of whatever database it is.
macro_rules! on {
    ($self:ident.$method:ident($($argument:expr),*)) => {
        match &$self.0 {
            Kind::Sqlite(db) => db.$method($($argument),*).await,
            Kind::Postgres(db) => db.$method($($argument),*).await,
        }
    };
}

impl Admin {
    /// Opens a database that exists. Its schema is left as it is.
    pub async fn open(database: &Database) -> Result<Admin, Error> {
        Ok(Admin(match database {
            Database::Sqlite(path) => Kind::Sqlite(SqliteAdmin::open(path).await?),
            Database::Postgres(address) => {
                Kind::Postgres(PostgresAdmin::open(address.url()).await?)
            }
        }))
    }

    /// Whether anything of ours is there.
    pub async fn is_ours(&self) -> Result<bool, Error> {
        Ok(on!(self.newest_migration())?.is_some())
    }

    /// Whether the schema is the one of this program; an older one is brought up to date by [`crate::Store`].
    pub async fn is_current(&self) -> Result<bool, Error> {
        let (found, known) = match &self.0 {
            Kind::Sqlite(db) => (db.newest_migration().await?, crate::sqlite::newest_migration()),
            Kind::Postgres(db) => {
                (db.newest_migration().await?, crate::postgres::newest_migration())
            }
        };
        if found > Some(known) { Err(Error::Newer) } else { Ok(found == Some(known)) }
    }

    /// How many games there are.
    pub async fn count(&self) -> Result<u64, Error> {
        on!(self.count())
    }

    /// How many bytes the database takes.
    pub async fn bytes(&self) -> Result<u64, Error> {
        on!(self.bytes())
    }

    /// Returns faults of the schema and those that the database's own check reports.
    pub async fn broken(&self) -> Result<Vec<String>, Error> {
        let mut broken = on!(self.broken_schema())?;
        broken.extend(on!(self.broken())?);
        Ok(broken)
    }

    /// Whether all tables are there.
    pub async fn check_tables(&self) -> Result<(), Error> {
        on!(self.check_tables())
    }

    /// Returns the ids of games in order, after skipping `skip`.
    pub async fn ids(&self, skip: u64, limit: u32) -> Result<Vec<String>, Error> {
        on!(self.ids(skip, limit))
    }

    /// Returns the rows of a game that cannot be decoded, each with the number of its entry if it is one.
    pub async fn broken_rows(&self, id: &str) -> Result<Vec<(Option<u32>, String)>, Error> {
        on!(self.broken_rows(id))
    }

    /// The next games after an id, in the order of their ids, each with everything.
    pub async fn games_after(&self, after: &str, most: u32) -> Result<Vec<WholeGame>, Error> {
        on!(self.games(after, None, most))
    }

    /// One game with everything.
    pub async fn game(&self, id: &str) -> Result<Option<WholeGame>, Error> {
        Ok(on!(self.games("", Some(id), 1))?.pop())
    }

    /// The next tables after an id, in the order of their ids.
    pub async fn tables_after(&self, after: &str, most: u32) -> Result<Vec<TableRow>, Error> {
        on!(self.tables(after, most))
    }

    /// Writes games with everything, all or nothing; whether each is new. One that is there stays as it is.
    pub async fn insert(&self, games: &[WholeGame]) -> Result<Vec<bool>, Error> {
        on!(self.insert(games))
    }

    /// Removes tables with everything, all or nothing, except those where something happened since they were listed;
    /// how many.
    pub async fn remove(&self, listed: &[TableRow]) -> Result<u64, Error> {
        on!(self.remove(listed))
    }

    /// Begins to replace all games by others. Until that is finished everybody sees those that are there, and they stay
    /// if it never is.
    pub async fn replace(&self) -> Result<Replacing, Error> {
        Ok(Replacing(match &self.0 {
            Kind::Sqlite(db) => Begun::Sqlite(db.replace().await?),
            Kind::Postgres(db) => Begun::Postgres(db.replace().await?),
        }))
    }

    /// Appends the end of a game. `Conflict` if something was said after entry `last`, or it is over.
    pub async fn end(
        &self,
        id: &str,
        last: u32,
        entries: &[Entry],
        outcome: &Outcome,
    ) -> Result<(), Error> {
        on!(self.end(id, last, entries, outcome))
    }

    /// The games in which a browser sits or which it made.
    pub async fn games_of(&self, who: &Hash) -> Result<Vec<String>, Error> {
        on!(self.games_of(who))
    }

    /// Replaces a browser in one game. `Conflict` if it holds one of these seats no longer.
    pub async fn anonymise(&self, who: &Hash, becomes: &Anonymised) -> Result<(), Error> {
        on!(self.anonymise(who, becomes))
    }

    /// Keeps the hash of a key that may move a seat to another browser, once. `Conflict` if nobody holds it.
    pub async fn offer_return(&self, id: &str, seat: u8, key: &Hash) -> Result<(), Error> {
        on!(self.offer_return(id, seat, key))
    }

    /// Writes a copy of the whole database to an empty file, as it is at one moment, if it is a file; whether it is.
    pub async fn copy_to(&self, path: &Path) -> Result<bool, Error> {
        match &self.0 {
            Kind::Sqlite(db) => db.copy_to(path).await.map(|()| true),
            Kind::Postgres(_) => Ok(false),
        }
    }

    /// Closes it.
    pub async fn close(&self) {
        on!(self.close());
    }
}
