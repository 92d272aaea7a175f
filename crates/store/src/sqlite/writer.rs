//! The one connection that writes.
//!
//! A connection on which something failed is thrown away, for nobody knows what state it is in; the next write opens
//! another, so a disk that was full, or a lock that somebody held, is forgotten by itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

use super::{append, write};
use crate::appends::only_entries;
use crate::error::Error;
use crate::line::{Answers, Committer};
use crate::write::{Write, Written};

/// Writes with a connection, and with further ones when it fails.
pub(super) struct Writer {
    pub(super) connection: Option<SqliteConnection>,
    pub(super) options: SqliteConnectOptions,
    /// Unless it is 0, so many pages are allowed from the next write on.
    pub(super) pages: Arc<AtomicU32>,
    /// Set when somebody else has written into the file.
    pub(super) elsewhere: Arc<AtomicBool>,
    /// The number of the file as this connection saw it last: it changes when others write.
    pub(super) version: Option<i64>,
}

impl Writer {
    /// Looks whether somebody else has written.
    async fn look(&mut self, open: &mut SqliteConnection) -> Result<(), Error> {
        let version: i64 = sqlx::query_scalar("pragma data_version").fetch_one(open).await?;
        if self.version.replace(version).is_some_and(|before| before != version) {
            self.elsewhere.store(true, Ordering::Relaxed);
        }
        Ok(())
    }
}

impl Committer for Writer {
    const LOCKS_ALL: bool = true;

    async fn commit(&mut self, writes: &[Write]) -> Result<Answers, Error> {
        let mut open = match self.connection.take() {
            Some(open) => open,
            None => {
                // What others wrote before this connection cannot be told.
                if self.version.take().is_some() {
                    self.elsewhere.store(true, Ordering::Relaxed);
                }
                self.options.connect().await?
            }
        };
        if writes.iter().any(|write| matches!(write, Write::Look)) {
            self.look(&mut open).await?;
        }
        let pages = self.pages.swap(0, Ordering::Relaxed);
        if pages > 0 {
            let pragma = AssertSqlSafe(format!("pragma max_page_count = {pages}"));
            sqlx::raw_sql(pragma).execute(&mut open).await?;
        }
        // Each statement is a way to the thread of SQLite and back.
        if let Some(appends) = only_entries(writes)
            && append::insert_at_once(&mut open, &appends).await?
        {
            self.connection = Some(open);
            return Ok(writes.iter().map(|_| Ok(Written::Done)).collect());
        }
        let mut transaction = open.begin_with("begin immediate").await?;
        let answers = write::all(&mut transaction, writes).await?;
        transaction.commit().await?;
        // Only one that has done everything right is used again.
        self.connection = Some(open);
        Ok(answers)
    }

    async fn close(self) {
        if let Some(connection) = self.connection {
            let _ = connection.close().await;
        }
    }
}
