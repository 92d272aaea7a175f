//! The one connection that writes.
//!
//! A connection on which something failed is thrown away, for nobody knows what state it is in; the next write opens
//! another, so a disk that was full, or a lock that somebody held, is forgotten by itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

use super::write;
use crate::error::Error;
use crate::line::{Answers, Committer};
use crate::write::Write;

/// Writes with a connection, and with further ones when it fails.
pub(super) struct Writer {
    pub(super) connection: Option<SqliteConnection>,
    pub(super) options: SqliteConnectOptions,
    /// Unless it is 0, so many pages are allowed from the next write on.
    pub(super) pages: Arc<AtomicU32>,
}

impl Committer for Writer {
    async fn commit(&mut self, writes: &[Write]) -> Result<Answers, Error> {
        let mut open = match self.connection.take() {
            Some(open) => open,
            None => self.options.connect().await?,
        };
        let pages = self.pages.swap(0, Ordering::Relaxed);
        if pages > 0 {
            let pragma = AssertSqlSafe(format!("pragma max_page_count = {pages}"));
            sqlx::raw_sql(pragma).execute(&mut open).await?;
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
