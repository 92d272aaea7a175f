//! A file of SQLite.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use super::rows::{self, Hanging, ListRow, SitterRow};
use super::statements::statements;
use super::{Anonymised, TableRow, WholeGame};
use crate::error::Error;
use crate::migrations;
use crate::read::GameRow;
use crate::row::{Append, Entry, Hash, Outcome, Rank};
use crate::sqlite::{self as schema, append};

/// A server commits every few milliseconds, so nobody waits that long unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(20);

/// A file of SQLite.
#[derive(Debug)]
pub(super) struct SqliteAdmin {
    pool: SqlitePool,
}

// Whoever begins to write is alone: no row needs a lock.
statements!(SqliteAdmin, sqlx::Sqlite, "begin", "begin immediate", "", append);

impl SqliteAdmin {
    pub(super) async fn open(path: &Path) -> Result<SqliteAdmin, Error> {
        // SQLite would take an empty file for a new database, and hide what happened.
        if std::fs::metadata(path).is_ok_and(|found| found.len() == 0) {
            return Err(Error::Empty);
        }
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(false)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let pool = SqlitePoolOptions::new().max_connections(2).acquire_timeout(PATIENCE);
        Ok(SqliteAdmin { pool: pool.connect_with(options).await? })
    }

    /// The newest migration of the file.
    pub(super) async fn newest_migration(&self) -> Result<Option<i64>, Error> {
        let listed = sqlx::query_scalar(
            "select count(*) from sqlite_master where type = 'table' and name = '_sqlx_migrations'",
        );
        let listed: i64 = listed.fetch_one(&self.pool).await?;
        if listed == 0 {
            return Ok(None);
        }
        let newest = sqlx::query_scalar("select max(version) from _sqlx_migrations");
        Ok(newest.fetch_one(&self.pool).await?)
    }

    pub(super) async fn bytes(&self) -> Result<u64, Error> {
        let pages: i64 = sqlx::query_scalar("pragma page_count").fetch_one(&self.pool).await?;
        let size: i64 = sqlx::query_scalar("pragma page_size").fetch_one(&self.pool).await?;
        Ok(u64::try_from(pages.saturating_mul(size)).unwrap_or_default())
    }

    /// What SQLite finds broken, in its own words.
    pub(super) async fn broken(&self) -> Result<Vec<String>, Error> {
        let mut found: Vec<String> =
            sqlx::query_scalar("pragma integrity_check(20)").fetch_all(&self.pool).await?;
        found.retain(|line| line != "ok");
        Ok(found)
    }

    pub(super) async fn copy_to(&self, path: &Path) -> Result<(), Error> {
        let path = path.to_str().ok_or(Error::Full)?;
        sqlx::query("vacuum into $1").bind(path).execute(&self.pool).await?;
        Ok(())
    }
}
