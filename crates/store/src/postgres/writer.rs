//! A connection that writes; there are several, each with one transaction at a time.
//!
//! A connection on which something failed, or that does not answer, is thrown away; the next write opens another. So a
//! server that was restarted, or a line that was cut, is forgotten by itself.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::time::timeout;

use super::{append, write};
use crate::appends::only_entries;
use crate::error::Error;
use crate::line::{Answers, Committer};
use crate::write::{Write, Written};

/// How often a transaction is tried again that other nodes were in the way of.
const TRIES: u32 = 4;

/// Writes with a connection, and with further ones when it fails.
pub(super) struct Writer {
    pub(super) connection: Option<PgConnection>,
    pub(super) options: PgConnectOptions,
    pub(super) patience: Duration,
}

impl Writer {
    /// Commits with the connection that is open, or with another if it turns out to be cut.
    async fn commit_once(&mut self, writes: &[Write]) -> Result<Answers, Error> {
        let mut open = match self.connection.take() {
            Some(open) => open,
            None => self.options.connect().await?,
        };
        match at_once(&mut open, writes).await {
            Ok(true) => {
                self.connection = Some(open);
                return Ok(writes.iter().map(|_| Ok(Written::Done)).collect());
            }
            // Nobody knows whether it is written: what follows looks, and answers with a conflict if it is.
            Err(Error::Away) => open = self.options.connect().await?,
            Err(Error::Conflict) | Ok(false) => {}
            Err(error) => return Err(error),
        }
        let mut done = transact(&mut open, writes).await;
        if matches!(done, Err(Failed { unknown: false, error: Error::Away })) {
            // The line was cut before the end, so nothing of it was written.
            open = self.options.connect().await?;
            done = transact(&mut open, writes).await;
        }
        let answers = done.map_err(|failed| failed.error)?;
        // Only one that has done everything right is used again.
        self.connection = Some(open);
        Ok(answers)
    }
}

/// Why a transaction was not committed, as far as we know.
struct Failed {
    /// It may have been committed after all.
    unknown: bool,
    error: Error,
}

/// Writes everything with one statement, if that can be done: one way to the database and back instead of four.
/// Whether it was done; if it was not, nothing is written.
async fn at_once(open: &mut PgConnection, writes: &[Write]) -> Result<bool, Error> {
    match only_entries(writes) {
        Some(appends) => append::insert_at_once(open, appends).await,
        None => Ok(false),
    }
}

async fn transact(open: &mut PgConnection, writes: &[Write]) -> Result<Answers, Failed> {
    let failed = |unknown| move |error: sqlx::Error| Failed { unknown, error: error.into() };
    let mut transaction = open.begin().await.map_err(failed(false))?;
    let answers = write::all(&mut transaction, writes).await;
    let answers = answers.map_err(|error| Failed { unknown: false, error })?;
    transaction.commit().await.map_err(failed(true))?;
    Ok(answers)
}

impl Committer for Writer {
    // The lock timeout concerns rows.
    const LOCKS_ALL: bool = false;

    async fn commit(&mut self, writes: &[Write]) -> Result<Answers, Error> {
        let patience = self.patience;
        let tried = async {
            let mut last = self.commit_once(writes).await;
            for n in 1..TRIES {
                if !matches!(last, Err(Error::Locked)) {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(5 << n)).await;
                last = self.commit_once(writes).await;
            }
            last
        };
        timeout(patience, tried).await.unwrap_or(Err(Error::Away))
    }

    async fn close(self) {
        if let Some(connection) = self.connection {
            let _ = timeout(self.patience, connection.close()).await;
        }
    }
}
