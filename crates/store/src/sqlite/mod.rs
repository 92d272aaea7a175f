//! Games in a file of SQLite. What is acknowledged is on the disk.
//!
//! One connection writes (`writer.rs`), so nobody waits for a lock of ours; a few others read, and never wait for whoever
//! writes.

mod append;
mod read;
mod write;
mod writer;

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};

use crate::error::Error;
use crate::row::{Append, Due, DueTable, Hash, NewGame, Seat};
use write::{Write, Written};
use writer::Writer;

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// So many read at once.
const READERS: u32 = 4;

/// A file of SQLite.
#[derive(Clone, Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens a file, makes it if it is missing, and brings it up to date. Whoever finds it locked
    /// waits for so long.
    pub async fn open(path: &Path, patience: Duration) -> Result<Sqlite, Error> {
        make(path).await?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(false)
            .foreign_keys(true)
            .busy_timeout(patience);
        let writes = options
            .clone()
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let mut first = writes.connect().await?;
        migrate(&mut first).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(patience + Duration::from_secs(1))
            .connect_with(options.read_only(true))
            .await?;
        Ok(Sqlite { readers, writer: Writer::start(first, writes) })
    }

    /// Lets the file grow to so many pages and no further, as a full disk would, until a write fails.
    pub async fn allow_pages(&self, pages: u32) -> Result<(), Error> {
        self.write(Write::AllowPages(pages)).await.map(|_| ())
    }

    async fn write(&self, write: Write) -> Result<Written, Error> {
        self.writer.write(write).await
    }

    pub(crate) async fn create(&self, new: NewGame) -> Result<(), Error> {
        self.write(Write::Create(Box::new(new))).await.map(|_| ())
    }

    pub(crate) async fn append(&self, append: Append) -> Result<(), Error> {
        self.write(Write::Append(append)).await.map(|_| ())
    }

    pub(crate) async fn claim(
        &self,
        id: &str,
        seat: u8,
        who: &Seat,
        look_at: i64,
    ) -> Result<(), Error> {
        let write = Write::Claim { id: id.to_string(), seat, who: who.clone(), look_at };
        self.write(write).await.map(|_| ())
    }

    pub(crate) async fn replace_token(&self, id: &str, seat: u8, who: &Seat) -> Result<(), Error> {
        let write = Write::ReplaceToken { id: id.to_string(), seat, who: who.clone() };
        self.write(write).await.map(|_| ())
    }

    pub(crate) async fn rename(&self, id: &str, seat: u8, name: &str) -> Result<(), Error> {
        let write = Write::Rename { id: id.to_string(), seat, name: name.to_string() };
        self.write(write).await.map(|_| ())
    }

    pub(crate) async fn hand_over(
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

    pub(crate) async fn offer_return(&self, id: &str, seat: u8, key: &Hash) -> Result<(), Error> {
        let write = Write::OfferReturn { id: id.to_string(), seat, key: *key };
        self.write(write).await.map(|_| ())
    }

    pub(crate) async fn move_seat(&self, id: &str, key: &Hash, token: &Hash) -> Result<u8, Error> {
        let write = Write::MoveSeat { id: id.to_string(), key: *key, token: *token };
        match self.write(write).await? {
            Written::Seat(seat) => Ok(seat),
            Written::Done | Written::Due(_) => Err(Error::Conflict),
        }
    }

    pub(crate) async fn set_due(&self, id: &str, due: Due) -> Result<(), Error> {
        self.write(Write::SetDue { id: id.to_string(), due }).await.map(|_| ())
    }

    pub(crate) async fn postpone(&self, id: &str, now: i64) -> Result<(), Error> {
        self.write(Write::Postpone { id: id.to_string(), now }).await.map(|_| ())
    }

    pub(crate) async fn take_due(
        &self,
        node: &str,
        now: i64,
        until: i64,
        most: u32,
    ) -> Result<Vec<DueTable>, Error> {
        // Looking costs nothing; only who finds something writes.
        if !self.is_any_due(now).await? {
            return Ok(Vec::new());
        }
        let write = Write::TakeDue { node: node.to_string(), now, until, most };
        match self.write(write).await? {
            Written::Due(tables) => Ok(tables),
            Written::Done | Written::Seat(_) => Ok(Vec::new()),
        }
    }

    pub(crate) async fn pulse(&self, now: i64) -> Result<(), Error> {
        self.write(Write::Pulse(now)).await.map(|_| ())
    }

    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// Makes a missing file: elsewhere first, so that nobody ever finds half of one. Only its owner can read it.
async fn make(path: &Path) -> Result<(), Error> {
    let unwritable = |_: std::io::Error| Error::Full;
    match std::fs::metadata(path) {
        Ok(found) if found.len() == 0 => return Err(Error::Empty),
        Ok(_) => return for_its_owner(path).map_err(unwritable),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
        Err(_) => return Err(Error::Full),
    }
    let new = PathBuf::from(format!("{}.new", path.display()));
    // What a first start left behind that was interrupted.
    for end in ["", "-journal", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", new.display()));
    }
    std::fs::File::create_new(&new).map_err(unwritable)?;
    for_its_owner(&new).map_err(unwritable)?;
    let options =
        SqliteConnectOptions::new().filename(&new).journal_mode(SqliteJournalMode::Delete);
    let mut connection = options.connect().await?;
    migrate(&mut connection).await?;
    connection.close().await?;
    std::fs::rename(&new, path).map_err(unwritable)
}

fn for_its_owner(path: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))?;
    }
    Ok(())
}

/// The newest migration that this program knows.
pub(crate) fn newest_migration() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// Brings the file up to date. The first versions counted their migrations by a number in the file's head.
async fn migrate(connection: &mut SqliteConnection) -> Result<(), Error> {
    let before: i64 = sqlx::query_scalar("pragma user_version").fetch_one(&mut *connection).await?;
    if before > newest_migration() {
        return Err(Error::Newer);
    }
    let listed: i64 = sqlx::query_scalar(
        "select count(*) from sqlite_master where type = 'table' and name = '_sqlx_migrations'",
    )
    .fetch_one(&mut *connection)
    .await?;
    if before > 0 && listed == 0 {
        MIGRATIONS.run_direct(Some(before), connection, true).await?;
    }
    Ok(MIGRATIONS.run_direct(None, connection, false).await?)
}
