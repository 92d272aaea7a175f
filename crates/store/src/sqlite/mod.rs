//! Games in a file of SQLite. What is acknowledged is on the disk.
//!
//! One connection writes (`writer.rs`), so nobody waits for a lock of ours; a few others read, and never wait for whoever
//! writes.

pub(crate) mod append;
mod write;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};

use crate::error::Error;
use crate::line::Line;
use crate::migrations;
use crate::read::{self, EntryRow, GameRow};
use crate::row::{Due, Entry, Game, Hash, Head, Outcome, Rank};
use crate::write::Write;
use writer::Writer;

read::reads!(Sqlite);

pub(crate) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(migrations::sqlite);

/// The tables of a file.
pub(crate) const TABLES: &str = "select name from sqlite_master where type = 'table'";

/// So many read at once.
const READERS: u32 = 4;

/// A file of SQLite.
#[derive(Clone, Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    pub(crate) line: Line,
    pages: Arc<AtomicU32>,
    elsewhere: Arc<AtomicBool>,
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
            .busy_timeout(patience)
            .disable_statement_logging();
        let writes = options
            .clone()
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let mut first = writes.connect().await?;
        migrate(&mut first).await?;
        migrations::check_tables(&sqlx::query_scalar(TABLES).fetch_all(&mut first).await?)?;
        // From now on it is noticed when somebody else writes.
        let version = sqlx::query_scalar("pragma data_version").fetch_one(&mut first).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(patience + Duration::from_secs(1))
            .connect_with(options.read_only(true))
            .await?;
        let pages = Arc::new(AtomicU32::new(0));
        let elsewhere = Arc::new(AtomicBool::new(false));
        let writer = Writer {
            connection: Some(first),
            options: writes,
            pages: Arc::clone(&pages),
            elsewhere: Arc::clone(&elsewhere),
            version: Some(version),
        };
        Ok(Sqlite { readers, line: Line::start(vec![writer]), pages, elsewhere })
    }

    /// Lets the file grow to so many pages and no further, as a full disk would, until a write fails.
    pub fn allow_pages(&self, pages: u32) {
        self.pages.store(pages, Ordering::Relaxed);
    }

    /// Whether somebody else has written since this was asked last.
    pub(crate) async fn is_changed_elsewhere(&self) -> Result<bool, Error> {
        self.line.write(Write::Look).await?;
        Ok(self.elsewhere.swap(false, Ordering::Relaxed))
    }

    pub(crate) async fn bytes(&self) -> Result<u64, Error> {
        let pages: i64 = sqlx::query_scalar("pragma page_count").fetch_one(&self.readers).await?;
        let size: i64 = sqlx::query_scalar("pragma page_size").fetch_one(&self.readers).await?;
        Ok(u64::try_from(pages.saturating_mul(size)).unwrap_or_default())
    }

    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.line.close().await;
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
